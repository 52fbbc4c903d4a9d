import { defineTexts } from './defineTexts';
import enUS from './en-US/list';
import zhCN from './zh-CN/list';

export const listTexts = defineTexts('list', { 'zh-CN': zhCN, 'en-US': enUS });
