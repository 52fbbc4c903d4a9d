import { defineTexts } from './defineTexts';
import enUS from './en-US/notFound';
import zhCN from './zh-CN/notFound';

export const notFoundTexts = defineTexts('notFound', { 'zh-CN': zhCN, 'en-US': enUS });
