import { defineTexts } from './defineTexts';
import enUS from './en-US/portrait';
import zhCN from './zh-CN/portrait';

export const portraitTexts = defineTexts('portrait', { 'zh-CN': zhCN, 'en-US': enUS });
