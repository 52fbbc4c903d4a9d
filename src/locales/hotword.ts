import { defineTexts } from './defineTexts';
import enUS from './en-US/hotword';
import zhCN from './zh-CN/hotword';

export const hotwordTexts = defineTexts('hotword', { 'zh-CN': zhCN, 'en-US': enUS });
