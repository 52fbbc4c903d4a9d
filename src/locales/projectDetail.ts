import { defineTexts } from './defineTexts';
import enUS from './en-US/projectDetail';
import zhCN from './zh-CN/projectDetail';

export const projectDetailTexts = defineTexts('projectDetail', { 'zh-CN': zhCN, 'en-US': enUS });
