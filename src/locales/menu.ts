import { defineTexts } from './defineTexts';
import enUS from './en-US/menu';
import zhCN from './zh-CN/menu';

export const menuTexts = defineTexts('menu', { 'zh-CN': zhCN, 'en-US': enUS });
