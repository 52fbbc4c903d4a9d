import { defineTexts } from './defineTexts';
import enUS from './en-US/followSummary';
import zhCN from './zh-CN/followSummary';

export const followSummaryTexts = defineTexts('followSummary', { 'zh-CN': zhCN, 'en-US': enUS });
