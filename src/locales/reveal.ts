import { defineTexts } from './defineTexts';
import enUS from './en-US/reveal';
import zhCN from './zh-CN/reveal';

export const revealTexts = defineTexts('reveal', { 'zh-CN': zhCN, 'en-US': enUS });
