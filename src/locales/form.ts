import { defineTexts } from './defineTexts';
import enUS from './en-US/form';
import zhCN from './zh-CN/form';

export const formTexts = defineTexts('form', { 'zh-CN': zhCN, 'en-US': enUS });
