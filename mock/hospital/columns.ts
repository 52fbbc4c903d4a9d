import type { Hospital } from '../../src/contract/hospital';
import { maskName } from '../../src/domain/mask';
import { type Column, formatInstant, joinWords, toLine } from '../export/column';
import type { ExportTable } from '../export/table';
import { label } from '../labels';
import { inLanguage } from '../language';
import { find } from '../store/update';
import { getMatchingHospitalIds } from './filter';
import { kindLabels, levelLabels, natureLabels, statusLabels } from './labels';
import { hospitalTable, toHospital } from './table';

/** Columns of the Pilot Hospital export. The contact is masked. */
const hospitalColumns: readonly Column<Hospital, 'hospital'>[] = [
  { title: label('hospital.field.name'), of: 'name', width: 32, cell: ({ name }) => name },
  { title: label('hospital.field.shortName'), of: 'shortName', width: 20, cell: ({ shortName }) => shortName },
  { title: label('hospital.field.orgCode'), of: 'orgCode', width: 22, cell: ({ orgCode }) => orgCode },
  {
    title: label('hospital.field.level'),
    of: 'level',
    width: 12,
    cell: ({ level }, language) => inLanguage(levelLabels[level], language),
  },
  {
    title: label('hospital.field.nature'),
    of: 'nature',
    width: 10,
    cell: ({ nature }, language) => inLanguage(natureLabels[nature], language),
  },
  {
    title: label('hospital.field.kind'),
    of: 'kind',
    width: 10,
    cell: ({ kind }, language) => inLanguage(kindLabels[kind], language),
  },
  {
    title: label('hospital.field.departments'),
    of: 'departments',
    width: 28,
    cell: ({ departments }, language) => joinWords(departments, language),
  },
  { title: label('hospital.field.regionCode'), of: 'regionText', width: 28, cell: ({ regionText }) => regionText },
  { title: label('hospital.field.address'), width: 36, cell: ({ address }) => address },
  { title: label('hospital.field.latitude'), width: 10, cell: ({ latitude }) => latitude },
  { title: label('hospital.field.longitude'), width: 10, cell: ({ longitude }) => longitude },
  { title: label('hospital.field.phone'), of: 'phone', width: 18, cell: ({ phone }) => phone },
  {
    title: label('hospital.column.contact'),
    of: 'contact',
    personal: 'contactName',
    width: 12,
    cell: ({ contactName }) => contactName && maskName(contactName),
  },
  {
    title: label('hospital.field.contactMobile'),
    of: 'contact',
    personal: 'contactMobile',
    width: 14,
    cell: ({ contactMobileMasked }) => contactMobileMasked,
  },
  { title: label('hospital.field.openHours'), width: 24, cell: ({ openHours }) => openHours },
  { title: ['合作日期', 'Joined'], of: 'joinedAt', width: 12, cell: ({ joinedAt }) => joinedAt },
  {
    title: label('hospital.field.projectCount'),
    of: 'projectCount',
    width: 10,
    cell: ({ projectCount }) => projectCount,
  },
  {
    title: label('hospital.field.referredCount'),
    of: 'referredCount',
    width: 10,
    cell: ({ referredCount }) => referredCount,
  },
  {
    title: label('hospital.field.enrolledCount'),
    of: 'referredCount',
    width: 10,
    cell: ({ enrolledCount }) => enrolledCount,
  },
  { title: label('hospital.field.sort'), of: 'sort', width: 8, cell: ({ sort }) => sort },
  {
    title: label('hospital.field.status'),
    of: 'status',
    width: 10,
    cell: ({ status }, language) => inLanguage(statusLabels[status], language),
  },
  {
    title: label('hospital.column.updatedAt'),
    of: 'updatedAt',
    width: 20,
    cell: ({ updatedAt }) => formatInstant(updatedAt),
  },
];

export const hospitalExport: ExportTable<'hospital'> = {
  entity: 'hospital',
  name: ['医院', 'hospitals'],
  columns: hospitalColumns,
  matchingIds: getMatchingHospitalIds,
  write: (id, language) => ({
    line: toLine(hospitalColumns, toHospital(find(hospitalTable.rows(), id)), language),
    isClear: false,
  }),
};
