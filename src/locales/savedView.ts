import { defineTexts } from './defineTexts';
import enUS from './en-US/savedView';
import zhCN from './zh-CN/savedView';

export const savedViewTexts = defineTexts('savedView', { 'zh-CN': zhCN, 'en-US': enUS });
