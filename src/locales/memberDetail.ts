import { defineTexts } from './defineTexts';
import enUS from './en-US/memberDetail';
import zhCN from './zh-CN/memberDetail';

export const memberDetailTexts = defineTexts('memberDetail', { 'zh-CN': zhCN, 'en-US': enUS });
