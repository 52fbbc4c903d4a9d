import type zhCN from '../zh-CN/copy';

export default {
  done: 'Copied: {name}',
  failed: 'The browser didn’t allow copying',
  byHand: 'To copy by hand, select this text and press Ctrl+C (⌘+C on a Mac):',
  understood: 'OK',
} satisfies Record<keyof typeof zhCN, string>;
