import type { HospitalImportField } from '../../src/contract/limits/import';
import { codeFinder, type Words } from '../../src/domain/hospital-import/fold';
import { regionFinder } from '../../src/domain/hospital-import/region';
import type { Vocabulary } from '../../src/domain/hospital-import/row';
import { districts, shortArea } from '../fixtures/districts';
import { kindLabels, levelLabels, natureLabels } from '../hospital/labels';
import type { Texts } from '../language';

/** The header of each field, in both languages; further names under which a file may have it follow. */
export const fieldNames: Record<HospitalImportField, readonly [chinese: string, english: string, ...string[]]> = {
  name: ['医院名称', 'Name', '名称', '医院', 'Hospital', 'Hospital name'],
  shortName: ['简称', 'Short name', '医院简称'],
  orgCode: ['机构代码', 'Organisation code', '组织机构代码', 'Organization code', 'Org code'],
  level: ['医院等级', 'Level', '等级', 'Hospital level'],
  nature: ['医院性质', 'Nature', '性质', 'Ownership'],
  kind: ['机构类别', 'Kind', '类别', 'Type'],
  departments: ['参与科室', 'Departments', '科室'],
  region: ['所在地区', 'Region', '地区', '省市区', 'District'],
  address: ['详细地址', 'Address', '地址'],
  latitude: ['纬度', 'Latitude', 'Lat'],
  longitude: ['经度', 'Longitude', 'Lng', 'Lon'],
  phone: ['联系电话', 'Phone', '电话'],
  contactName: ['联系人', 'Contact', 'Contact name', '联系人姓名'],
  contactMobile: ['联系人手机', 'Contact mobile', '联系人手机号', '手机', '手机号', 'Mobile'],
  openHours: ['门诊时间', 'Opening hours', 'Open hours'],
  intro: ['简介', 'Introduction', 'Intro'],
  joinedAt: ['合作日期', 'Joined', 'Joined on', 'Cooperation date'],
  sort: ['排序', 'Order', 'Sort'],
};

/** What people write for an option beside its labels. */
const shortForms = {
  g3s: ['三特', '三级特'],
  g3a: ['三甲', '3A'],
  g3b: ['三乙', '3B'],
  g3c: ['三丙', '3C'],
  g2a: ['二甲', '2A'],
  g2b: ['二乙', '2B'],
  g2c: ['二丙', '2C'],
  g1a: ['一甲', '1A'],
  g1b: ['一乙', '1B'],
  g1c: ['一丙', '1C'],
  ungraded: ['未评级', '无'],
};

const withShortForms = Object.fromEntries(
  Object.entries(levelLabels).map(([level, labels]) => [
    level,
    [...labels, ...shortForms[level as keyof typeof shortForms]],
  ]),
) as unknown as Words<keyof typeof levelLabels>;

const kindWords: Record<keyof typeof kindLabels, readonly string[]> = {
  ...kindLabels,
  general: [...kindLabels.general, '综合医院'],
  special: [...kindLabels.special, '专科医院', 'Specialized'],
  tcm: [...kindLabels.tcm, '中医医院', 'TCM'],
  maternal: [...kindLabels.maternal, '妇幼保健院'],
};

/** Labels of an option, for the message that names all of them. */
export const optionLabels: { [Field in HospitalImportField]?: readonly Texts[] } = {
  level: Object.values(levelLabels),
  nature: Object.values(natureLabels),
  kind: Object.values(kindLabels),
};

let known: Vocabulary | undefined;

/** What the words in a file stand for; put together when the first file comes. */
export function vocabulary(): Vocabulary {
  known ??= {
    levelOf: codeFinder(withShortForms),
    natureOf: codeFinder(natureLabels),
    kindOf: codeFinder(kindWords),
    findRegion: regionFinder(districts, shortArea),
  };
  return known;
}
