import type zhCN from '../zh-CN/list';

export default {
  total: '{total} in total',
  empty: 'No data',
  failed: 'The list could not be loaded',
  retry: 'Retry',
  none: '—',
} satisfies Record<keyof typeof zhCN, string>;
