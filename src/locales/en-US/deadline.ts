import type zhCN from '../zh-CN/deadline';

export default {
  today: 'Today',
  tomorrow: 'Tomorrow',
  'left.minute': '{count, number} min left',
  'left.hour': '{count, number} h left',
  'left.day': '{count, number} d left',
  'overdue.minute': '{count, number} min overdue',
  'overdue.hour': '{count, number} h overdue',
  'overdue.day': '{count, number} d overdue',
  exact: ' (due {time})',
} satisfies Record<keyof typeof zhCN, string>;
