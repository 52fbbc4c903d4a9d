import type { Hospital } from '../../src/contract/hospital';
import { maskName } from '../../src/domain/mask';
import { type Column, joined, lineOf } from '../export/column';
import type { ExportTable } from '../export/table';
import { inLanguage } from '../language';
import { find } from '../store/update';
import { matchingHospitalIds } from './filter';
import { kindLabels, levelLabels, natureLabels, statusLabels } from './labels';
import { hospitalTable, toHospital } from './table';

/** The columns of Pilot Hospital, as its file has them. Whom to call there stays masked. */
const hospitalColumns: readonly Column<Hospital>[] = [
  { title: ['医院名称', 'Name'], width: 32, cell: ({ name }) => name },
  { title: ['简称', 'Short name'], width: 20, cell: ({ shortName }) => shortName },
  { title: ['机构代码', 'Organisation code'], width: 22, cell: ({ orgCode }) => orgCode },
  { title: ['医院等级', 'Level'], width: 12, cell: ({ level }, language) => inLanguage(levelLabels[level], language) },
  {
    title: ['医院性质', 'Nature'],
    width: 10,
    cell: ({ nature }, language) => inLanguage(natureLabels[nature], language),
  },
  { title: ['机构类别', 'Kind'], width: 10, cell: ({ kind }, language) => inLanguage(kindLabels[kind], language) },
  { title: ['参与科室', 'Departments'], width: 28, cell: ({ departments }, language) => joined(departments, language) },
  { title: ['所在地区', 'Region'], width: 28, cell: ({ regionText }) => regionText },
  { title: ['详细地址', 'Address'], width: 36, cell: ({ address }) => address },
  { title: ['纬度', 'Latitude'], width: 10, cell: ({ latitude }) => latitude },
  { title: ['经度', 'Longitude'], width: 10, cell: ({ longitude }) => longitude },
  { title: ['联系电话', 'Phone'], width: 18, cell: ({ phone }) => phone },
  { title: ['联系人', 'Contact'], width: 12, cell: ({ contactName }) => contactName && maskName(contactName) },
  { title: ['联系人手机', 'Contact mobile'], width: 14, cell: ({ contactMobileMasked }) => contactMobileMasked },
  { title: ['门诊时间', 'Opening hours'], width: 24, cell: ({ openHours }) => openHours },
  { title: ['合作日期', 'Joined'], width: 12, cell: ({ joinedAt }) => joinedAt },
  { title: ['关联项目数', 'Projects'], width: 10, cell: ({ projectCount }) => projectCount },
  { title: ['转诊人次', 'Records referred'], width: 10, cell: ({ referredCount }) => referredCount },
  { title: ['入组人次', 'Records enrolled'], width: 10, cell: ({ enrolledCount }) => enrolledCount },
  { title: ['排序', 'Order'], width: 8, cell: ({ sort }) => sort },
  { title: ['状态', 'Status'], width: 10, cell: ({ status }, language) => inLanguage(statusLabels[status], language) },
];

/** Pilot Hospital as a file. */
export const hospitalExport: ExportTable<'hospital'> = {
  entity: 'hospital',
  name: ['医院', 'hospitals'],
  columns: hospitalColumns,
  personal: ['contactName', 'contactMobile'],
  matchingIds: matchingHospitalIds,
  write: (id, language) => ({
    line: lineOf(hospitalColumns, toHospital(find(hospitalTable.rows(), id)), language),
    isClear: false,
  }),
};
