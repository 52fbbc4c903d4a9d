import { defineTexts } from './defineTexts';
import enUS from './en-US/recordWork';
import zhCN from './zh-CN/recordWork';

export const recordWorkTexts = defineTexts('recordWork', { 'zh-CN': zhCN, 'en-US': enUS });
