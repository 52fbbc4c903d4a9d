import { defineTexts } from './defineTexts';
import enUS from './en-US/project';
import zhCN from './zh-CN/project';

export const projectTexts = defineTexts('project', { 'zh-CN': zhCN, 'en-US': enUS });
