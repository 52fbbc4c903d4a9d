import type { Project } from '../../src/contract/project-list';
import { type Column, enumCell, formatInstant, joinWords, toLine } from '../export/column';
import type { ExportTable } from '../export/table';
import { label, labels } from '../labels';
import { inLanguage, type Language } from '../language';
import { find } from '../store/update';
import { getMatchingProjectIds } from './filter';
import { projectTable, toProject } from './table';

const typeLabels = labels('project.type');
const statusLabels = labels('project.status');
const planLabels = labels('project.plan');

/** Whether members need something to participate. */
const need = (isNeeded: boolean, language: Language) =>
  inLanguage(label(isNeeded ? 'project.needed' : 'project.notNeeded'), language);

const projectColumns: readonly Column<Project, 'project'>[] = [
  { title: label('project.field.projectNo'), of: 'name', width: 12, cell: ({ projectNo }) => projectNo },
  { title: label('project.field.name'), of: 'name', width: 36, cell: ({ name }) => name },
  { title: label('project.field.subtitle'), of: 'subtitle', width: 36, cell: ({ subtitle }) => subtitle },
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
    of: ['recordCount', 'qualifiedCount'],
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
  {
    title: label('project.field.targetGender'),
    of: 'targetGender',
    width: 8,
    cell: enumCell(({ targetGender }) => targetGender, labels('project.gender')),
  },
  { title: label('project.field.minAge'), of: 'age', width: 10, cell: ({ minAge }) => minAge },
  { title: label('project.field.maxAge'), of: 'age', width: 10, cell: ({ maxAge }) => maxAge },
  { title: label('project.field.startAt'), of: 'period', width: 20, cell: ({ startAt }) => formatInstant(startAt) },
  { title: label('project.field.endAt'), of: 'period', width: 20, cell: ({ endAt }) => formatInstant(endAt) },
  {
    title: label('project.field.agreementTemplateId'),
    of: 'agreementTemplateId',
    width: 28,
    cell: ({ needAgreement, agreementTemplateTitle }, language) =>
      needAgreement ? agreementTemplateTitle : need(false, language),
  },
  {
    title: label('project.field.needReport'),
    of: 'needReport',
    width: 10,
    cell: ({ needReport }, language) => need(needReport, language),
  },
  {
    title: label('project.field.followUpPlan'),
    of: 'followUpPlan',
    width: 20,
    cell: ({ followUpPlan }, language) =>
      joinWords(
        followUpPlan.map((day) => inLanguage(planLabels[day], language)),
        language,
      ),
  },
  {
    title: label('project.field.repeatPolicy'),
    of: 'repeatPolicy',
    width: 16,
    cell: enumCell(({ repeatPolicy }) => repeatPolicy, labels('project.repeatPolicy')),
  },
  { title: label('project.field.repeatDays'), of: 'repeatPolicy', width: 10, cell: ({ repeatDays }) => repeatDays },
  {
    title: label('project.field.keywords'),
    of: 'keywords',
    width: 28,
    cell: ({ keywords }, language) => joinWords(keywords, language),
  },
  {
    title: label('project.field.contactPhone'),
    of: 'contactPhone',
    width: 16,
    cell: (project) => project.contactPhone,
  },
  {
    title: label('project.field.isRecommended'),
    of: 'isRecommended',
    width: 12,
    cell: ({ isRecommended }, language) =>
      inLanguage(label(isRecommended ? 'project.recommended.yes' : 'project.recommended.no'), language),
  },
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
  {
    title: label('project.field.createdAt'),
    of: 'createdAt',
    width: 20,
    cell: ({ createdAt }) => formatInstant(createdAt),
  },
  {
    title: label('project.field.createdByName'),
    of: 'createdByName',
    width: 12,
    cell: (project) => project.createdByName,
  },
  { title: ['更新时间', 'Updated at'], of: 'updatedAt', width: 20, cell: ({ updatedAt }) => formatInstant(updatedAt) },
  {
    title: label('project.field.updatedByName'),
    of: 'updatedByName',
    width: 12,
    cell: (project) => project.updatedByName,
  },
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
