import { defineTexts } from './defineTexts';
import enUS from './en-US/login';
import zhCN from './zh-CN/login';

export const loginTexts = defineTexts('login', { 'zh-CN': zhCN, 'en-US': enUS });
