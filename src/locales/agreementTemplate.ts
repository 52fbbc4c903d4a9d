import { defineTexts } from './defineTexts';
import enUS from './en-US/agreementTemplate';
import zhCN from './zh-CN/agreementTemplate';

export const agreementTemplateTexts = defineTexts('agreementTemplate', { 'zh-CN': zhCN, 'en-US': enUS });
