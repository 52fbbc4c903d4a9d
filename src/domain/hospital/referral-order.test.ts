import { expect, test } from 'vitest';
import { getCity, sortForReferral } from './referral-order';

const hospitals = [
  { name: 'far', regionText: '北京市 北京市 朝阳区', projectIds: [] },
  { name: 'far of the project', regionText: '北京市 北京市 海淀区', projectIds: ['p1'] },
  { name: 'province', regionText: '广东省 广州市 天河区', projectIds: ['p2'] },
  { name: 'city', regionText: '广东省 深圳市 南山区', projectIds: [] },
  { name: 'city of the project', regionText: '广东省 深圳市 福田区', projectIds: ['p2', 'p1'] },
];
const names = (patient: Parameters<typeof sortForReferral>[1]) =>
  sortForReferral(hospitals, patient).map(({ name }) => name);

test('puts hospitals of the project first, then those near the patient', () => {
  expect(names({ projectId: 'p1', regionText: '广东省 深圳市 罗湖区' })).toEqual([
    'city of the project',
    'far of the project',
    'city',
    'province',
    'far',
  ]);
});

test('keeps the order of the settings for a patient without a region', () => {
  expect(names({ projectId: 'p9', regionText: null })).toEqual(hospitals.map(({ name }) => name));
});

test('names the city, which a municipality is itself', () => {
  expect(getCity({ regionText: '广东省 深圳市 南山区' })).toBe('深圳市');
  expect(getCity({ regionText: '重庆市' })).toBe('重庆市');
});
