import { defineTexts } from './defineTexts';
import enUS from './en-US/recordDetail';
import zhCN from './zh-CN/recordDetail';

export const recordDetailTexts = defineTexts('recordDetail', { 'zh-CN': zhCN, 'en-US': enUS });
