import { defineTexts } from './defineTexts';
import enUS from './en-US/import';
import zhCN from './zh-CN/import';

export const importTexts = defineTexts('import', { 'zh-CN': zhCN, 'en-US': enUS });
