import { defineTexts } from './defineTexts';
import enUS from './en-US/link';
import zhCN from './zh-CN/link';

export const linkTexts = defineTexts('link', { 'zh-CN': zhCN, 'en-US': enUS });
