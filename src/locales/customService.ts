import { defineTexts } from './defineTexts';
import enUS from './en-US/customService';
import zhCN from './zh-CN/customService';

export const customServiceTexts = defineTexts('customService', { 'zh-CN': zhCN, 'en-US': enUS });
