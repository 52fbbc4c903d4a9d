import { defineTexts } from './defineTexts';
import enUS from './en-US/visitPage';
import zhCN from './zh-CN/visitPage';

export const visitPageTexts = defineTexts('visitPage', { 'zh-CN': zhCN, 'en-US': enUS });
