import { defineTexts } from './defineTexts';
import enUS from './en-US/category';
import zhCN from './zh-CN/category';

export const categoryTexts = defineTexts('category', { 'zh-CN': zhCN, 'en-US': enUS });
