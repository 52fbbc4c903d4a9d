import { defineTexts } from './defineTexts';
import enUS from './en-US/resultHint';
import zhCN from './zh-CN/resultHint';

export const resultHintTexts = defineTexts('resultHint', { 'zh-CN': zhCN, 'en-US': enUS });
