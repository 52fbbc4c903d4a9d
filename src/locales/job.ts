import { defineTexts } from './defineTexts';
import enUS from './en-US/job';
import zhCN from './zh-CN/job';

export const jobTexts = defineTexts('job', { 'zh-CN': zhCN, 'en-US': enUS });
