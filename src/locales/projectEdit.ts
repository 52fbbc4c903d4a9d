import { defineTexts } from './defineTexts';
import enUS from './en-US/projectEdit';
import zhCN from './zh-CN/projectEdit';

export const projectEditTexts = defineTexts('projectEdit', { 'zh-CN': zhCN, 'en-US': enUS });
