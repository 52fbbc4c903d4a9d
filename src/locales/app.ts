import { defineTexts } from './defineTexts';
import enUS from './en-US/app';
import zhCN from './zh-CN/app';

export const appTexts = defineTexts('app', { 'zh-CN': zhCN, 'en-US': enUS });
