import type zhCN from '../zh-CN/log';

export default {
  listSeparator: ', ',
  changes: 'Change log',
  accesses: 'Sensitive data access log',
  empty: 'Nothing logged yet',
  more: 'Load more',
  reason: 'Reason: {reason}',
  'access.view': 'Viewed',
  'access.reveal': 'Revealed',
  'access.export': 'Exported',
  'access.print': 'Printed',
  'access.download': 'Downloaded',
  masked: 'masked',
  denied: 'denied: over the limit',
  fields: 'Fields: {fields}',
  purpose: 'Purpose: {purpose}',
  device: 'Device',
} satisfies Record<keyof typeof zhCN, string>;
