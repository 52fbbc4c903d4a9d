import { defineTexts } from './defineTexts';
import enUS from './en-US/error';
import zhCN from './zh-CN/error';

export const errorTexts = defineTexts('error', { 'zh-CN': zhCN, 'en-US': enUS });
