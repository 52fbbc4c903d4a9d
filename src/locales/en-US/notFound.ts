import type zhCN from '../zh-CN/notFound';

export default {
  title: 'Page not found',
  text: 'There is no page at this address. Please check that the link is complete.',
} satisfies Record<keyof typeof zhCN, string>;
