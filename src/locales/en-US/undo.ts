import type zhCN from '../zh-CN/undo';

export default {
  action: 'Undo',
  done: 'Restored',
  partly: '{done} restored, {failed} could not be',
} satisfies Record<keyof typeof zhCN, string>;
