import type zhCN from '../zh-CN/undo';

export default {
  action: 'Undo',
  done: 'Undone',
  partly: '{done} restored, {failed} could not be restored',
} satisfies Record<keyof typeof zhCN, string>;
