import type zhCN from '../zh-CN/portrait';

export default {
  kind: 'Users',
  'kind.active': 'Active users',
  'kind.new': 'New users',
  province: 'Province',
  city: 'City',
  gender: 'Gender',
  platform: 'Platform',
  device: 'Device',
  age: 'Age',
  report: '{dimension} ({kind})',
  noName: '(no name)',
  noSnapshot: 'No portrait was kept of this day',
  noSnapshotText: 'WeChat gives a portrait on its own day only: it cannot be fetched later. Choose another day.',
} satisfies Record<keyof typeof zhCN, string>;
