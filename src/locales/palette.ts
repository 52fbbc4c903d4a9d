import { defineTexts } from './defineTexts';
import enUS from './en-US/palette';
import zhCN from './zh-CN/palette';

export const paletteTexts = defineTexts('palette', { 'zh-CN': zhCN, 'en-US': enUS });
