import type { ProjectLink } from '../../src/contract/project-link';
import { DAY_MS, iso } from '../clock';
import { seedPictureUrl } from '../upload/seed';
import type { ProjectRow } from './fixtures';

declare module '../world' {
  interface World {
    projectLinks: ProjectLink[];
  }
}

const noTarget = { url: null, appId: null, path: null, query: null, phone: null, fileUrl: null };

type Target = Pick<ProjectLink, 'linkType' | keyof typeof noTarget>;
type Made = Target & Pick<ProjectLink, 'title' | 'position' | 'status'>;

/** What each project offers, in the order in which members see it; the last one is out of date and off. */
const links = (projectId: string): readonly Made[] => [
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
  {
    ...noTarget,
    title: '常见问题',
    linkType: 'mpPage',
    path: 'pages/faq/index',
    query: `project=${projectId}`,
    position: 'detail',
    status: 'enabled',
  },
  {
    ...noTarget,
    title: '旧版说明',
    linkType: 'h5',
    url: `https://h5.example.com/projects/${projectId}`,
    position: 'afterSubmit',
    status: 'disabled',
  },
];

const DAYS_AGO = 150;

/** Four links of each project but for drafts, which have none yet. */
export const buildProjectLinks = (now: number, projects: readonly ProjectRow[]): ProjectLink[] =>
  projects
    .filter(({ status }) => status !== 'draft')
    .flatMap(({ id: projectId }, place) =>
      links(projectId).map((link, index) => {
        const created = iso(now - (DAYS_AGO - (place % 90)) * DAY_MS);
        const by = index % 2 === 0 ? '林晓' : '周宁';
        return {
          id: `${projectId}${index + 1}`,
          projectId,
          ...link,
          iconUrl: index === 0 ? seedPictureUrl('icon', place + 1) : null,
          levelCodes: [],
          sort: index,
          validFrom: null,
          validTo: null,
          clickCount: link.status === 'disabled' ? 0 : ((place + 3) * (index + 5) * 37) % 900,
          lastCheck:
            index === 3 ? { state: 'timedOut', detail: '目标地址没有应答', checkedAt: iso(now - DAY_MS) } : null,
          createdAt: created,
          createdByName: by,
          updatedAt: created,
          updatedByName: by,
          version: 1,
        };
      }),
    );
