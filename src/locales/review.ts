import { defineTexts } from './defineTexts';
import enUS from './en-US/review';
import zhCN from './zh-CN/review';

export const reviewTexts = defineTexts('review', { 'zh-CN': zhCN, 'en-US': enUS });
