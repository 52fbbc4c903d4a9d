import { defineTexts } from './defineTexts';
import enUS from './en-US/agreement';
import zhCN from './zh-CN/agreement';

export const agreementTexts = defineTexts('agreement', { 'zh-CN': zhCN, 'en-US': enUS });
