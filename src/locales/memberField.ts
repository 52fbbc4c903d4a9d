import { defineTexts } from './defineTexts';
import enUS from './en-US/memberField';
import zhCN from './zh-CN/memberField';

export const memberFieldTexts = defineTexts('memberField', { 'zh-CN': zhCN, 'en-US': enUS });
