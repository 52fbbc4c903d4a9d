import type { projectStatuses, projectTypes } from '../../src/contract/limits/project';
import type { CategoryRow } from '../category/fixtures';

declare module '../world' {
  interface World {
    projects: ProjectRow[];
  }
}

/** A project that members take part in; the rest of its fields comes with its screens. */
export type ProjectRow = {
  id: string;
  projectNo: string;
  name: string;
  type: (typeof projectTypes)[number];
  status: (typeof projectStatuses)[number];
  categoryId: string;
};

const projects = [
  ['胃癌风险筛查', '胃癌筛查', 'screening', 'published'],
  ['PHQ-9 情绪自评', '情绪自评', 'screening', 'published'],
  ['GAD-7 焦虑自评', '焦虑自评', 'screening', 'published'],
  ['结直肠健康筛查', '结直肠筛查', 'screening', 'paused'],
  ['幽门螺杆菌用药咨询', '幽门螺杆菌', 'consult', 'published'],
  ['体检报告解读咨询', '报告解读', 'consult', 'published'],
  ['慢性胃炎新药临床研究患者招募', '消化新药研究', 'recruit', 'published'],
  ['抑郁症状干预研究患者招募', '心理干预研究', 'recruit', 'finished'],
  ['健康讲堂：胃镜检查前后', '健康讲堂', 'education', 'published'],
  ['睡眠健康自评', '睡眠健康', 'screening', 'draft'],
  ['2025 年秋季乳腺健康筛查', '乳腺健康', 'screening', 'archived'],
  ['高血压用药咨询', '高血压', 'consult', 'draft'],
] as const;

/** Twelve projects, of every type and in every state, each in the category that is named for it. */
export const buildProjects = (categories: readonly CategoryRow[]): ProjectRow[] =>
  projects.map(([name, categoryName, type, status], index) => {
    const category = categories.find((one) => one.name === categoryName);
    if (!category) throw new Error(`no category ${categoryName}`);
    return {
      id: String(9001 + index),
      projectNo: `P${String(index + 1).padStart(4, '0')}`,
      name,
      type,
      status,
      categoryId: category.id,
    };
  });

/** Whether members can have answered it: a draft was never online, and patient education has no quiz. */
export const hasRecords = ({ type, status }: ProjectRow) => type !== 'education' && status !== 'draft';
