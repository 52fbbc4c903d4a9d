import { defineTexts } from './defineTexts';
import enUS from './en-US/log';
import zhCN from './zh-CN/log';

export const logTexts = defineTexts('log', { 'zh-CN': zhCN, 'en-US': enUS });
