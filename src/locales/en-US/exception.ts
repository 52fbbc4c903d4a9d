import type zhCN from '../zh-CN/exception';

export default {
  title: 'Something went wrong',
  text: 'The request did not succeed. Please retry later.',
} satisfies Record<keyof typeof zhCN, string>;
