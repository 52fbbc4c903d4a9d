import type zhCN from '../zh-CN/portrait';

export default {
  kind: 'Users',
  'kind.active': 'Active users',
  'kind.new': 'New users',
  province: 'Province',
  city: 'City',
  gender: 'Gender',
  'gender.male': 'Male',
  'gender.female': 'Female',
  others: 'Other',
  'gender.unknown': 'Unknown',
  platform: 'Platform',
  device: 'Device',
  age: 'Age',
  report: '{dimension} ({kind})',
  noName: '(unnamed)',
  noneToCompare: 'No portrait was saved for the date to compare with',
  noSnapshot: 'No portrait was saved for this day',
  noSnapshotText: 'WeChat provides a portrait on the day itself only; it cannot be fetched later. Choose another day.',
} satisfies Record<keyof typeof zhCN, string>;
