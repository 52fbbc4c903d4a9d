import { defineTexts } from './defineTexts';
import enUS from './en-US/exception';
import zhCN from './zh-CN/exception';

export const exceptionTexts = defineTexts('exception', { 'zh-CN': zhCN, 'en-US': enUS });
