import type { HospitalField } from '../../src/domain/hospital-import/row';
import type { ImportColumn } from '../import/spec';
import { kindLabels, levelLabels, natureLabels } from './labels';

/** Columns of an import file. */
export const hospitalImportColumns: Record<HospitalField, ImportColumn> = {
  name: {
    names: ['医院名称', 'Name', '名称', '医院', 'Hospital', 'Hospital name'],
    example: ['示例医院（请删除本行）', 'Example hospital (please delete this row)'],
  },
  shortName: { names: ['简称', 'Short name', '医院简称'], example: ['示例', 'Example'] },
  orgCode: {
    names: ['机构代码', 'Organisation code', '组织机构代码', 'Organization code', 'Org code'],
    example: ['PDY000000', 'PDY000000'],
  },
  level: {
    names: ['医院等级', 'Level', '等级', 'Hospital level'],
    options: Object.values(levelLabels),
    example: ['三级甲等', 'Grade 3A'],
  },
  nature: {
    names: ['医院性质', 'Nature', '性质', 'Ownership'],
    options: Object.values(natureLabels),
    example: ['公立', 'Public'],
  },
  kind: {
    names: ['机构类别', 'Kind', '类别', 'Type'],
    options: Object.values(kindLabels),
    example: ['综合', 'General'],
  },
  departments: {
    names: ['参与科室', 'Departments', '科室'],
    example: ['消化内科、内镜中心', '消化内科, 内镜中心'],
    note: ['多个科室用顿号或逗号隔开', 'Separate several with commas'],
  },
  region: {
    names: ['所在地区', 'Region', '地区', '省市区', 'District'],
    example: ['广东省深圳市南山区', '440305'],
    note: ['填到区县，或填六位行政区划代码', 'A district, or its six-digit code'],
  },
  address: { names: ['详细地址', 'Address', '地址'], example: ['健康路 1 号', '健康路 1 号'] },
  latitude: { names: ['纬度', 'Latitude', 'Lat'], example: ['22.53', '22.53'] },
  longitude: { names: ['经度', 'Longitude', 'Lng', 'Lon'], example: ['113.93', '113.93'] },
  phone: { names: ['联系电话', 'Phone', '电话'], example: ['0755-20000000', '0755-20000000'] },
  contactName: {
    names: ['联系人', 'Contact', 'Contact name', '联系人姓名'],
    example: ['张示例', 'Example Person'],
  },
  contactMobile: {
    names: ['联系人手机', 'Contact mobile', '联系人手机号', '手机', '手机号', 'Mobile'],
    example: ['14000000000', '14000000000'],
    isHidden: true,
  },
  openHours: {
    names: ['门诊时间', 'Opening hours', 'Open hours'],
    example: ['周一至周五 8:00–17:00', 'Mon–Fri 8:00–17:00'],
  },
  intro: { names: ['简介', 'Introduction', 'Intro'], example: ['', ''] },
  joinedAt: {
    names: ['合作日期', 'Joined', 'Joined on', 'Cooperation date'],
    example: ['2026-01-31', '2026-01-31'],
  },
  sort: {
    names: ['排序', 'Order', 'Sort'],
    example: ['100', '100'],
    note: ['留空则排在最后', 'Left empty, it comes last'],
  },
};
