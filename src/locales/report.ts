import { defineTexts } from './defineTexts';
import enUS from './en-US/report';
import zhCN from './zh-CN/report';

export const reportTexts = defineTexts('report', { 'zh-CN': zhCN, 'en-US': enUS });
