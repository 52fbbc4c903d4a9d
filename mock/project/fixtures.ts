import { project as limit } from '../../src/contract/limits/project';
import type { Project } from '../../src/contract/project-list';
import { type AgreementTemplateRow, getPublishedTemplate } from '../agreement-template/fixtures';
import type { CategoryRow } from '../category/fixtures';
import { DAY_MS, iso } from '../clock';
import type { OperatorRow } from '../fixtures/operators';
import type { Random } from '../fixtures/random';
import { getLinkedProjectIds, type HospitalRow } from '../hospital/fixtures';
import { getSeedPictureUrl } from '../upload/seed';
import { firstProjects } from './first-projects';
import { buildLaterProjects } from './later-projects';
import { buildMoves } from './status-changes';

declare module '../world' {
  interface World {
    projects: ProjectRow[];
  }
}

type Derived =
  | 'categoryName'
  | 'agreementTemplateTitle'
  | 'quizId'
  | 'quizVersion'
  | 'quizDraftId'
  | 'viewCount'
  | 'startCount'
  | 'answeringCount'
  | 'recordCount'
  | 'qualifiedCount'
  | 'completionRate'
  | 'quotaUsed';

/** Stored project; the other fields are derived from its category, quiz and records. */
export type ProjectRow = Omit<Project, Derived> & {
  /** Number of page views without a started record. */
  idleViewCount: number;
};

const FIRST_ID = 9001;
/** Projects are archived at least this long after publication. */
const ARCHIVED_AFTER_DAYS = 120;
/** The first projects were published before the first member registered. */
const FIRST_DAYS = 419;

/**
 * Whether a generated project has records. Drafts were never published, patient education has no quiz, and later
 * projects have just started.
 */
export const hasRecords = ({ id, type, status }: Pick<ProjectRow, 'id' | 'type' | 'status'>) =>
  Number(id) < FIRST_ID + firstProjects.length && type !== 'education' && status !== 'draft';

/** Whether a project was published by an instant in milliseconds. */
export const hasPublished = ({ publishedAt }: Pick<ProjectRow, 'publishedAt'>, at: number) =>
  publishedAt !== null && Date.parse(publishedAt) <= at;

/** Projects that have existed long enough for hotwords and banners to link to them. */
export const getFirstProjects = (projects: readonly ProjectRow[]) => projects.slice(0, firstProjects.length);

/** Screenings without sensitive questions, which need no agreement. */
const withoutAgreement = new Set(['结直肠健康筛查', '2025 年秋季乳腺健康筛查']);

/** Code of the agreement template that a project requires; patient education requires none. */
function getTemplateCode(name: string, type: Project['type']) {
  if (type === 'education' || withoutAgreement.has(name)) return null;
  if (name.startsWith('儿童')) return 'children';
  if (/情绪|焦虑|抑郁|认知/.test(name) && type === 'screening') return 'mental';
  return name.includes('报告') ? 'report' : type;
}

/** Drafts may lack required fields: every other one has no cover. */
const getTexts = (name: string, isDraft: boolean, index: number) => ({
  subtitle: index % 3 === 0 ? '约三分钟完成，结果仅供参考' : null,
  coverUrl: isDraft && index % 2 === 1 ? null : getSeedPictureUrl('cover', index + 1),
  summary: `${name}：由合作医院的医生参与设计，帮助您了解自己的健康状况。`,
  content: `<p>${name}面向符合参与条件的人群。</p><ul><li>填写问卷约需三分钟</li><li>结果仅供参考，不能替代医生诊断</li></ul><p>如有紧急情况，请立即拨打 120。</p>`,
});

const getAges = (name: string, type: Project['type'], index: number) =>
  name.startsWith('儿童')
    ? { minAge: 3, maxAge: 17 }
    : {
        minAge: type === 'education' || type === 'consult' ? null : index === 0 ? 40 : 18,
        maxAge: index % 4 === 3 ? 75 : null,
      };

/** Gender that an organ or disease concerns. */
function getTargetGender(name: string): Project['targetGender'] {
  if (/乳腺|宫颈|卵巢|子宫|妇科|孕/.test(name)) return 'female';
  return name.includes('前列腺') ? 'male' : 'all';
}

const getTakesPart = (name: string, type: Project['type'], index: number) => ({
  targetGender: getTargetGender(name),
  inclusionCriteria: type === 'recruit' ? '近三个月内确诊，自愿参加研究。' : null,
  exclusionCriteria: type === 'recruit' ? '妊娠或哺乳期，或正在参加其他临床研究。' : null,
  keywords: index % 2 === 0 ? ['筛查', '健康'] : [],
  quotaTotal: type === 'recruit' ? 200 : index % 5 === 4 ? 5000 : null,
  needReport: index % 6 === 5,
  followUpPlan: type === 'education' ? [] : (['d7', 'd30', 'd90'] as const).slice(0, 1 + (index % 3)),
  followUpScript: type === 'recruit' ? '您好，这里是研究随访，请问您最近的症状有变化吗？' : null,
  repeatPolicy: (['once', 'perDays', 'unlimited'] as const)[index % 3] ?? 'once',
  repeatDays: index % 3 === 1 ? 90 : null,
  contactPhone: index % 7 === 6 ? '400-000-2021' : null,
});

/** Share of the time since publication in which the project has been over; archived projects ended much earlier. */
const overShares: Partial<Record<Project['status'], number>> = { finished: 0.3, archived: 0.8 };

const getDaysLeft = (status: Project['status'], since: number) => {
  const share = overShares[status];
  return share === undefined ? 120 : -Math.max(1, Math.floor(share * since));
};

/** Times of a project that was published `since` days ago. */
const getTimes = (now: number, status: Project['status'], since: number, isFirst: boolean) => ({
  startAt: null,
  endAt: isFirst || status === 'draft' ? null : iso(now + getDaysLeft(status, since) * DAY_MS),
  publishedAt: status === 'draft' ? null : iso(now - since * DAY_MS),
});

type Related = {
  hospitals: readonly HospitalRow[];
  operators: readonly OperatorRow[];
  categories: readonly CategoryRow[];
  agreementTemplates: readonly AgreementTemplateRow[];
};

/** Generates 120 projects: the first ones with records, and the later ones. */
export function buildProjects(
  random: Random,
  now: number,
  { hospitals, operators, categories, agreementTemplates }: Related,
): ProjectRow[] {
  const staff = operators.filter(({ active }) => active);
  return [...firstProjects, ...buildLaterProjects()].map(([name, categoryName, type, status], index) => {
    const category = categories.find((one) => one.name === categoryName);
    if (!category) throw new Error(`no category ${categoryName}`);
    const isFirst = index < firstProjects.length;
    const since = isFirst ? FIRST_DAYS : random.int(3, 200) + (status === 'archived' ? ARCHIVED_AFTER_DAYS : 0);
    const code = getTemplateCode(name, type);
    const times = getTimes(now, status, since, isFirst);
    const created = now - (since + 5) * DAY_MS;
    const by = random.pick(staff).name;
    const moves = buildMoves({ status, ...times }, now);
    const id = String(FIRST_ID + index);
    return {
      id,
      projectNo: `P${String(index + 1).padStart(4, '0')}`,
      name: name.slice(0, limit.maxNameLength),
      ...getTexts(name, status === 'draft', index),
      categoryId: category.id,
      type,
      ...getAges(name, type, index),
      ...getTakesPart(name, type, index),
      ...times,
      hospitalIds: hospitals.flatMap((one, place) => (getLinkedProjectIds(place).includes(id) ? [one.id] : [])),
      agreementTemplateId: code && getPublishedTemplate(agreementTemplates, code).id,
      needAgreement: code !== null,
      isRecommended: status === 'published' && index % 10 === 0,
      sort: index,
      status,
      idleViewCount: status === 'draft' ? 0 : random.int(200, 4000),
      createdAt: iso(created),
      createdByName: by,
      updatedAt: iso(moves.at(-1)?.at ?? created),
      updatedByName: by,
      version: 1 + moves.length,
    };
  });
}
