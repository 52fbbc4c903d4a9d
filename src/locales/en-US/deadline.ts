import type zhCN from '../zh-CN/deadline';

export default {
  today: 'Due today',
  'left.minute': '{count, number} min left',
  'left.hour': '{count, number} h left',
  'left.day': '{count, plural, one {# day} other {# days}} left',
  'overdue.minute': '{count, number} min overdue',
  'overdue.hour': '{count, number} h overdue',
  'overdue.day': '{count, plural, one {# day} other {# days}} overdue',
  exact: ' (due {time})',
} satisfies Record<keyof typeof zhCN, string>;
