import { API_PREFIX } from '../../src/contract/api-prefix';
import type { ProjectLink } from '../../src/contract/project-link';
import { DAY_MS, iso } from '../clock';
import type { ProjectRow } from '../project/fixtures';
import type { QuizRow } from '../quiz/table';
import { getSeedPaperName } from '../upload/paper';
import { getSeedPictureUrl } from '../upload/seed';

declare module '../world' {
  interface World {
    projectLinks: ProjectLinkRow[];
  }
}

/** Stored link; `file` is read from the upload. */
export type ProjectLinkRow = Omit<ProjectLink, 'file'>;

const noTarget = { url: null, appId: null, path: null, query: null, phone: null, fileUrl: null };

type Target = Pick<ProjectLink, 'linkType' | keyof typeof noTarget>;
type Made = Target & Pick<ProjectLink, 'title' | 'position' | 'status'>;

const seedPaperUrl = (number: number) => `${API_PREFIX}/uploads/${getSeedPaperName('application/pdf', number, 2)}`;

type Place = { projectId: string; place: number };

/** Third link of a project: a page, video, file or phone number, by index. */
function createThirdLink({ projectId, place }: Place): Made {
  const link = { ...noTarget, position: 'detail', status: 'enabled' } as const;
  // Keeps the first twelve projects as they were, because tests rely on them.
  switch (place < 12 ? 0 : place % 4) {
    case 1:
      return { ...link, title: '检查过程讲解', linkType: 'video', url: `https://video.example.com/${projectId}.mp4` };
    case 2:
      return { ...link, title: '患者手册', linkType: 'file', fileUrl: seedPaperUrl(place) };
    case 3:
      return { ...link, title: '电话咨询', linkType: 'phone', phone: '400-000-0000' };
    default:
      return { ...link, title: '常见问题', linkType: 'mpPage', path: 'pages/faq/index', query: `project=${projectId}` };
  }
}

/** Links of a project in display order; the last one is outdated and disabled. */
const createLinks = ({ projectId, place }: Place): readonly Made[] => [
  {
    ...noTarget,
    title: '检查前须知',
    linkType: 'article',
    url: `https://mp.weixin.qq.com/s/EXAMPLE-before-${projectId}`,
    position: 'detail',
    status: 'enabled',
  },
  {
    ...noTarget,
    title: '在线预约检查',
    linkType: 'miniProgram',
    appId: 'wx0123456789abcdef',
    path: 'pages/booking/index',
    query: `project=${projectId}`,
    position: 'result',
    status: 'enabled',
  },
  createThirdLink({ projectId, place }),
  {
    ...noTarget,
    title: '旧版说明',
    linkType: 'h5',
    url: `https://h5.example.com/projects/${projectId}`,
    position: 'afterSubmit',
    status: 'disabled',
  },
];

/** Levels of a result link: only the most severe one for every third project, otherwise all. */
function getLevels({ projectId, place }: Place, quizzes: readonly QuizRow[]): string[] {
  if (place < 12 || place % 3 !== 0) return [];
  const levels = quizzes.find((quiz) => quiz.projectId === projectId)?.resultLevels ?? [];
  return levels
    .filter(({ dimensionId }) => dimensionId === null)
    .slice(-1)
    .map(({ code }) => code);
}

const DAYS_AGO = 150;

/** Four links per project, none for drafts. */
export const buildProjectLinks = (
  now: number,
  projects: readonly ProjectRow[],
  quizzes: readonly QuizRow[],
): ProjectLinkRow[] =>
  projects
    .filter(({ status }) => status !== 'draft')
    .flatMap(({ id: projectId }, place) =>
      createLinks({ projectId, place }).map((link, index) => {
        const created = iso(now - (DAYS_AGO - (place % 90)) * DAY_MS);
        const by = index % 2 === 0 ? '林晓' : '周宁';
        return {
          id: `${projectId}${index + 1}`,
          projectId,
          ...link,
          iconUrl: index === 0 ? getSeedPictureUrl('icon', place + 1) : null,
          levelCodes: index === 1 ? getLevels({ projectId, place }, quizzes) : [],
          sort: index,
          validFrom: null,
          validTo: null,
          clickCount: link.status === 'disabled' ? 0 : ((place + 3) * (index + 5) * 37) % 900,
          lastCheck: index === 3 ? { state: 'timedOut', reason: 'noAnswer', checkedAt: iso(now - DAY_MS) } : null,
          createdAt: created,
          createdByName: by,
          updatedAt: created,
          updatedByName: by,
          version: 1,
        };
      }),
    );
