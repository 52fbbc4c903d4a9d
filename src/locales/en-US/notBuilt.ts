import type zhCN from '../zh-CN/notBuilt';

export default {
  title: 'This page is not built yet',
  text: 'It is under construction. Please use the other pages for now.',
} satisfies Record<keyof typeof zhCN, string>;
