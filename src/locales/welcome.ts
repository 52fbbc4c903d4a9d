import { defineTexts } from './defineTexts';
import enUS from './en-US/welcome';
import zhCN from './zh-CN/welcome';

export const welcomeTexts = defineTexts('welcome', { 'zh-CN': zhCN, 'en-US': enUS });
