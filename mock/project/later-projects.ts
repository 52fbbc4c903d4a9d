import type { Project } from '../../src/contract/project-list';

type Type = Project['type'];
type Status = Project['status'];

/** Topics of later projects with their categories. */
const topics = [
  ['术后康复', '复查提醒'],
  ['孕期健康', '孕产咨询'],
  ['糖尿病', '糖尿病'],
  ['血脂异常', '血脂异常'],
  ['痛风', '痛风'],
  ['慢阻肺', '慢病研究'],
  ['膳食营养', '饮食指导'],
  ['儿童生长发育', '生长发育'],
  ['儿童视力', '视力健康'],
  ['预防接种', '疫苗接种'],
  ['老年认知', '认知评估'],
  ['跌倒风险', '跌倒风险'],
] as const;

const forms = [
  ['社区筛查', 'screening'],
  ['自评', 'screening'],
  ['年度复筛', 'screening'],
  ['居家随访评估', 'screening'],
  ['用药咨询', 'consult'],
  ['报告解读咨询', 'consult'],
  ['干预研究志愿者招募', 'recruit'],
  ['科普课堂', 'education'],
  ['生活方式指导', 'education'],
] as const satisfies readonly (readonly [string, Type])[];

/** Every sixth project of a topic is a draft. */
const DRAFT_EVERY = 6;
const statuses: readonly Status[] = [
  ...Array<Status>(10).fill('published'),
  ...Array<Status>(2).fill('paused'),
  ...Array<Status>(2).fill('finished'),
  'archived',
];

type LaterProject = readonly [name: string, categoryName: string, type: Type, status: Status];

/** 108 projects of every type and status, without records. */
export function buildLaterProjects(): LaterProject[] {
  let begun = 0;
  const nextStatus = (place: number): Status => {
    if (place % DRAFT_EVERY === DRAFT_EVERY - 1) return 'draft';
    begun += 1;
    return statuses[(begun - 1) % statuses.length] ?? 'published';
  };
  return forms.flatMap(([form, type], row) =>
    topics.map(
      ([topic, category], column): LaterProject => [`${topic}${form}`, category, type, nextStatus(row + column)],
    ),
  );
}
