import { defineTexts } from './defineTexts';
import enUS from './en-US/projectLink';
import zhCN from './zh-CN/projectLink';

export const projectLinkTexts = defineTexts('projectLink', { 'zh-CN': zhCN, 'en-US': enUS });
