import type { Project } from '../../src/contract/project';
import { type Column, instantCell, lineOf } from '../export/column';
import type { ExportTable } from '../export/table';
import { inLanguage, type Texts } from '../language';
import { find } from '../store/update';
import { matchingProjectIds } from './filter';
import { projectTable, toProject } from './table';

const typeLabels: Record<Project['type'], Texts> = {
  screening: ['筛查评估', 'Screening'],
  consult: ['医学咨询', 'Consultation'],
  recruit: ['患者招募', 'Patient recruitment'],
  education: ['患者教育', 'Patient education'],
};
const statusLabels: Record<Project['status'], Texts> = {
  draft: ['草稿', 'Draft'],
  published: ['已上线', 'Published'],
  paused: ['已暂停', 'Paused'],
  finished: ['已结束', 'Finished'],
  archived: ['已归档', 'Archived'],
};

/** The columns of Project List, as its file has them. */
const projectColumns: readonly Column<Project>[] = [
  { title: ['项目编号', 'Number'], width: 12, cell: ({ projectNo }) => projectNo },
  { title: ['项目名称', 'Name'], width: 36, cell: ({ name }) => name },
  { title: ['项目分类', 'Category'], width: 16, cell: ({ categoryName }) => categoryName },
  { title: ['项目类型', 'Type'], width: 14, cell: ({ type }, language) => inLanguage(typeLabels[type], language) },
  { title: ['问卷版本', 'Quiz version'], width: 10, cell: ({ quizVersion }) => quizVersion },
  { title: ['试点医院数', 'Hospitals'], width: 10, cell: ({ hospitalIds }) => hospitalIds.length },
  { title: ['浏览次数', 'Views'], width: 10, cell: ({ viewCount }) => viewCount },
  { title: ['开始人次', 'Records started'], width: 10, cell: ({ startCount }) => startCount },
  { title: ['提交人次', 'Records submitted'], width: 10, cell: ({ recordCount }) => recordCount },
  { title: ['符合人次', 'Records eligible'], width: 10, cell: ({ qualifiedCount }) => qualifiedCount },
  { title: ['完成率（%）', 'Completion rate (%)'], width: 12, cell: ({ completionRate }) => completionRate },
  { title: ['已用名额', 'Places taken'], width: 10, cell: ({ quotaUsed }) => quotaUsed },
  { title: ['名额上限', 'Places'], width: 10, cell: ({ quotaTotal }) => quotaTotal },
  { title: ['排序', 'Order'], width: 8, cell: ({ sort }) => sort },
  { title: ['状态', 'Status'], width: 10, cell: ({ status }, language) => inLanguage(statusLabels[status], language) },
  { title: ['上线时间', 'Published at'], width: 20, cell: ({ publishedAt }) => instantCell(publishedAt) },
  { title: ['更新时间', 'Updated at'], width: 20, cell: ({ updatedAt }) => instantCell(updatedAt) },
];

/** Project List as a file. */
export const projectExport: ExportTable<'project'> = {
  entity: 'project',
  name: ['项目', 'projects'],
  columns: projectColumns,
  personal: [],
  matchingIds: matchingProjectIds,
  write: (id, language) => ({
    line: lineOf(projectColumns, toProject(find(projectTable.rows(), id)), language),
    isClear: false,
  }),
};
