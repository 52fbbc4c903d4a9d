import { defineTexts } from './defineTexts';
import enUS from './en-US/hospital';
import zhCN from './zh-CN/hospital';

export const hospitalTexts = defineTexts('hospital', { 'zh-CN': zhCN, 'en-US': enUS });
