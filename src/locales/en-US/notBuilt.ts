import type zhCN from '../zh-CN/notBuilt';

export default {
  title: 'This page is not built yet',
  text: 'It is under construction. Please use the other pages for now.',
  'step.text': 'It is under construction. Please go on with the other steps for now.',
  'noQuiz.text': 'Please go on to the next step.',
} satisfies Record<keyof typeof zhCN, string>;
