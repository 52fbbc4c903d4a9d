import type zhCN from '../zh-CN/undo';

export default {
  action: 'Undo',
  done: 'Restored',
} satisfies Record<keyof typeof zhCN, string>;
