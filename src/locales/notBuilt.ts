import { defineTexts } from './defineTexts';
import enUS from './en-US/notBuilt';
import zhCN from './zh-CN/notBuilt';

export const notBuiltTexts = defineTexts('notBuilt', { 'zh-CN': zhCN, 'en-US': enUS });
