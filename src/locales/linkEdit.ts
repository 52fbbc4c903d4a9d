import { defineTexts } from './defineTexts';
import enUS from './en-US/linkEdit';
import zhCN from './zh-CN/linkEdit';

export const linkEditTexts = defineTexts('linkEdit', { 'zh-CN': zhCN, 'en-US': enUS });
