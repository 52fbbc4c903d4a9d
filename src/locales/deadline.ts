import { defineTexts } from './defineTexts';
import enUS from './en-US/deadline';
import zhCN from './zh-CN/deadline';

export const deadlineTexts = defineTexts('deadline', { 'zh-CN': zhCN, 'en-US': enUS });
