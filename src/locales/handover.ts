import { defineTexts } from './defineTexts';
import enUS from './en-US/handover';
import zhCN from './zh-CN/handover';

export const handoverTexts = defineTexts('handover', { 'zh-CN': zhCN, 'en-US': enUS });
