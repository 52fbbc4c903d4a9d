import { defineTexts } from './defineTexts';
import enUS from './en-US/input';
import zhCN from './zh-CN/input';

export const inputTexts = defineTexts('input', { 'zh-CN': zhCN, 'en-US': enUS });
