import { defineTexts } from './defineTexts';
import enUS from './en-US/followUp';
import zhCN from './zh-CN/followUp';

export const followUpTexts = defineTexts('followUp', { 'zh-CN': zhCN, 'en-US': enUS });
