import { defineTexts } from './defineTexts';
import enUS from './en-US/copy';
import zhCN from './zh-CN/copy';

export const copyTexts = defineTexts('copy', { 'zh-CN': zhCN, 'en-US': enUS });
