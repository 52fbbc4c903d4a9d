import { defineTexts } from './defineTexts';
import enUS from './en-US/duration';
import zhCN from './zh-CN/duration';

export const durationTexts = defineTexts('duration', { 'zh-CN': zhCN, 'en-US': enUS });
