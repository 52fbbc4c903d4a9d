import type { Hospital } from '../../src/contract/hospital';
import { businessDay, DAY_MS, iso } from '../clock';
import { districts, formatDistrict } from '../fixtures/districts';
import { regions } from '../fixtures/regions';
import type { Unmasked } from '../personal';
import { getSeedPictureUrl } from '../upload/seed';

declare module '../world' {
  interface World {
    hospitals: HospitalRow[];
  }
}

/** Stored hospital, without the fields derived from projects and records. */
export type HospitalRow = Omit<
  Unmasked<Hospital>,
  'projectIds' | 'projectCount' | 'publishedProjectCount' | 'referredCount' | 'enrolledCount'
>;

const HOSPITAL_COUNT = 300;
/** Hospitals that joined long enough ago to have records. */
export const OLD_HOSPITAL_COUNT = 20;

const names = ['和安', '颐宁', '康瑞', '明德', '仁禾', '济川', '惠和', '博雅', '同泽', '清源'] as const;
const kinds = [
  ['general', '医院'],
  ['special', '消化病医院'],
  ['tcm', '中医医院'],
  ['maternal', '妇幼保健院'],
  ['community', '社区卫生服务中心'],
] as const;
const levels = ['g3a', 'g3a', 'g3b', 'g2a', 'g2b', 'g1a', 'ungraded'] as const;
const rareLevels = ['g3s', 'g3c', 'g2c', 'g1b', 'g1c'] as const;
const natures = ['public', 'public', 'public', 'private', 'joint'] as const;
const departments = [
  '消化内科',
  '内镜中心',
  '心理科',
  '全科医学科',
  '体检中心',
  '中医科',
  '妇科',
  '心血管内科',
] as const;
const contacts = ['王敏', '李志明', '欧阳静', '陈桂兰', '吴浩然', '周慧', 'Lena Beispiel'] as const;
const projectSets = [
  ['9001', '9004'],
  ['9002', '9003', '9008'],
  ['9007'],
  [],
  ['9001', '9005', '9006', '9007'],
] as const;

/**
 * Number of hospitals that are linked to the first projects, which may have at most fifty each; the others are linked
 * to later projects.
 */
const LINKED_TO_FIRST = 130;
const LATER_PROJECTS = { firstId: 9013, count: 108 };

/**
 * Ids of the projects that the generated hospital `index` takes part in; projects store the relation (docs/domain.md
 * 6.2).
 */
export function getLinkedProjectIds(index: number): string[] {
  if (getStatus(index) === 'ended') return [];
  if (index < LINKED_TO_FIRST) return [...pickCyclic(projectSets, index)];
  const later = index - LINKED_TO_FIRST;
  const places = new Set([later, 7 * later + 5].map((place) => place % LATER_PROJECTS.count));
  return [...places].map((place) => String(LATER_PROJECTS.firstId + place));
}

function pickCyclic<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}

/** Districts of members, followed by every eleventh district of the mainland. */
const places = [
  ...regions.map(({ code, text }) => ({ code, text })),
  ...districts
    .filter(({ code }) => code < '700000')
    .filter((_, index) => index % 11 === 5)
    .map(({ code }) => ({ code, text: formatDistrict(code) ?? '' })),
];

const getStatus = (index: number) => (index % 7 === 6 ? 'paused' : index % 10 === 9 ? 'ended' : 'active');
const statusReasons = { active: null, paused: '院内信息系统升级，暂停接收转诊', ended: '合作协议到期，双方不再续签' };

function buildDescription(index: number) {
  const isOld = index < OLD_HOSPITAL_COUNT;
  const place = isOld ? pickCyclic(regions, index) : pickCyclic(places, index);
  const [kind, suffix] = pickCyclic(kinds, index + Math.floor(index / kinds.length));
  const name = pickCyclic(names, index);
  const district = place.text.split(' ').at(-1) ?? '';
  return {
    name: `${district}${name}${suffix}`,
    shortName: `${name}${suffix}`,
    level: !isOld && index % 13 === 0 ? pickCyclic(rareLevels, index) : pickCyclic(levels, index),
    nature: pickCyclic(natures, index),
    kind: index % 41 === 40 ? ('other' as const) : kind,
    regionCode: place.code,
    regionText: place.text,
    address: `${district}健康路 ${(index % 90) + 1} 号`,
  };
}

function getContact(index: number) {
  if (index % 6 === 5) return { phone: null, contactName: null, contactMobile: null };
  const digits = String(index).padStart(4, '0');
  return {
    phone: index % 4 === 0 ? '400-000-0000' : `0${pickCyclic(['10', '21', '755', '571'], index)}-2000${digits}`,
    contactName: pickCyclic(contacts, index),
    contactMobile: `1400000${digits}`,
  };
}

function buildHospital(index: number, now: number): HospitalRow {
  const place = buildDescription(index);
  const joined = now - (900 - index * 2) * DAY_MS;
  const status = getStatus(index);
  const hasPlace = index % 3 !== 2;
  return {
    id: String(8001 + index),
    ...place,
    orgCode: index % 3 === 1 ? null : `PDY${String(70_000 + index)}X${index % 10}`,
    departments: [pickCyclic(departments, index), ...(index % 2 === 0 ? [pickCyclic(departments, index + 3)] : [])],
    // Made up, but within China.
    latitude: hasPlace ? 22 + (index % 180) / 10 : null,
    longitude: hasPlace ? 102 + (index % 170) / 10 : null,
    ...getContact(index),
    logoUrl: index % 4 === 3 ? null : getSeedPictureUrl('logo', index),
    photos: Array.from({ length: index % 4 }, (_, photo) => getSeedPictureUrl('photo', index + photo)),
    intro: index % 5 === 4 ? null : `${place.name}参与本平台的筛查与转诊试点，接诊时间以医院公布的为准。`,
    openHours: index % 5 === 4 ? null : '周一至周五 8:00–17:00',
    joinedAt: businessDay(joined),
    sort: index < 10 ? index : 100,
    status,
    statusReason: statusReasons[status],
    statusSince: status === 'active' ? null : businessDay(joined + 200 * DAY_MS),
    createdAt: iso(joined),
    createdByName: pickCyclic(['林晓', '周宁'], index),
    updatedAt: iso(joined + (index % 90) * DAY_MS),
    updatedByName: pickCyclic(['周宁', '林晓', '沈悦'], index),
    version: 1,
  };
}

/** Generates 300 hospitals with invented names in real districts. Most are active. */
export const buildHospitals = (now: number): HospitalRow[] =>
  Array.from({ length: HOSPITAL_COUNT }, (_, index) => buildHospital(index, now));
