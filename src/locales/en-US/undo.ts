import type zhCN from '../zh-CN/undo';

export default {
  action: 'Undo',
  done: 'Undone',
  partly: '{done} restored, {failed} could not be',
} satisfies Record<keyof typeof zhCN, string>;
