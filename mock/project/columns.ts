import type { Project } from '../../src/contract/project-list';
import { type Column, formatInstant, toLine } from '../export/column';
import type { ExportTable } from '../export/table';
import { label, labels } from '../labels';
import { inLanguage } from '../language';
import { find } from '../store/update';
import { getMatchingProjectIds } from './filter';
import { projectTable, toProject } from './table';

const typeLabels = labels('project.type');
const statusLabels = labels('project.status');

const projectColumns: readonly Column<Project, 'project'>[] = [
  { title: label('project.field.projectNo'), of: 'name', width: 12, cell: ({ projectNo }) => projectNo },
  { title: label('project.field.name'), of: 'name', width: 36, cell: ({ name }) => name },
  { title: label('project.field.categoryId'), of: 'category', width: 16, cell: ({ categoryName }) => categoryName },
  {
    title: label('project.field.type'),
    of: 'type',
    width: 14,
    cell: ({ type }, language) => inLanguage(typeLabels[type], language),
  },
  { title: label('project.field.quizVersion'), of: 'quizVersion', width: 10, cell: ({ quizVersion }) => quizVersion },
  {
    title: label('project.column.hospitals'),
    of: 'hospitalIds',
    width: 10,
    cell: ({ hospitalIds }) => hospitalIds.length,
  },
  { title: label('project.field.viewCount'), of: 'viewCount', width: 10, cell: ({ viewCount }) => viewCount },
  { title: label('project.field.startCount'), of: 'startCount', width: 10, cell: ({ startCount }) => startCount },
  { title: label('project.field.recordCount'), of: 'recordCount', width: 10, cell: ({ recordCount }) => recordCount },
  {
    title: label('project.field.qualifiedCount'),
    of: 'recordCount',
    width: 10,
    cell: ({ qualifiedCount }) => qualifiedCount,
  },
  {
    title: ['完成率（%）', 'Completion rate (%)'],
    of: 'completionRate',
    width: 12,
    cell: ({ completionRate }) => completionRate,
  },
  { title: label('project.field.quotaUsed'), of: 'quota', width: 10, cell: ({ quotaUsed }) => quotaUsed },
  { title: label('project.field.quotaTotal'), of: 'quota', width: 10, cell: ({ quotaTotal }) => quotaTotal },
  { title: label('project.field.sort'), of: 'sort', width: 8, cell: ({ sort }) => sort },
  {
    title: label('project.field.status'),
    of: 'status',
    width: 10,
    cell: ({ status }, language) => inLanguage(statusLabels[status], language),
  },
  {
    title: label('project.field.publishedAt'),
    of: 'publishedAt',
    width: 20,
    cell: ({ publishedAt }) => formatInstant(publishedAt),
  },
  { title: ['更新时间', 'Updated at'], of: 'updatedAt', width: 20, cell: ({ updatedAt }) => formatInstant(updatedAt) },
];

export const projectExport: ExportTable<'project'> = {
  entity: 'project',
  name: ['项目', 'projects'],
  columns: projectColumns,
  matchingIds: getMatchingProjectIds,
  write: (id, language) => ({
    line: toLine(projectColumns, toProject(find(projectTable.rows(), id)), language),
    isClear: false,
  }),
};
