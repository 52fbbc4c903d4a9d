import { defineTexts } from './defineTexts';
import enUS from './en-US/shortcut';
import zhCN from './zh-CN/shortcut';

export const shortcutTexts = defineTexts('shortcut', { 'zh-CN': zhCN, 'en-US': enUS });
