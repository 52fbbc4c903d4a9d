import { defineTexts } from './defineTexts';
import enUS from './en-US/record';
import zhCN from './zh-CN/record';

export const recordTexts = defineTexts('record', { 'zh-CN': zhCN, 'en-US': enUS });
