import { defineTexts } from './defineTexts';
import enUS from './en-US/call';
import zhCN from './zh-CN/call';

export const callTexts = defineTexts('call', { 'zh-CN': zhCN, 'en-US': enUS });
