import { defineTexts } from './defineTexts';
import enUS from './en-US/analysisRetain';
import zhCN from './zh-CN/analysisRetain';

export const analysisRetainTexts = defineTexts('analysisRetain', { 'zh-CN': zhCN, 'en-US': enUS });
