import { defineTexts } from './defineTexts';
import enUS from './en-US/distribution';
import zhCN from './zh-CN/distribution';

export const distributionTexts = defineTexts('distribution', { 'zh-CN': zhCN, 'en-US': enUS });
