import { defineTexts } from './defineTexts';
import enUS from './en-US/member';
import zhCN from './zh-CN/member';

export const memberTexts = defineTexts('member', { 'zh-CN': zhCN, 'en-US': enUS });
