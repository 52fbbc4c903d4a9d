import type zhCN from '../zh-CN/channelImport';

export default {
  action: 'Import',
  'field.parent': 'Parent channel',
  'field.hospital': 'Hospital',
  'field.projects': 'Projects',
} satisfies Record<keyof typeof zhCN, string>;
