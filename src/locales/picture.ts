import { defineTexts } from './defineTexts';
import enUS from './en-US/picture';
import zhCN from './zh-CN/picture';

export const pictureTexts = defineTexts('picture', { 'zh-CN': zhCN, 'en-US': enUS });
