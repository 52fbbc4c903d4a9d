import { defineTexts } from './defineTexts';
import enUS from './en-US/undo';
import zhCN from './zh-CN/undo';

export const undoTexts = defineTexts('undo', { 'zh-CN': zhCN, 'en-US': enUS });
