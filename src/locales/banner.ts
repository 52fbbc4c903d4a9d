import { defineTexts } from './defineTexts';
import enUS from './en-US/banner';
import zhCN from './zh-CN/banner';

export const bannerTexts = defineTexts('banner', { 'zh-CN': zhCN, 'en-US': enUS });
