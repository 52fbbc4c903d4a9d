import { defineTexts } from './defineTexts';
import enUS from './en-US/analysis';
import zhCN from './zh-CN/analysis';

export const analysisTexts = defineTexts('analysis', { 'zh-CN': zhCN, 'en-US': enUS });
