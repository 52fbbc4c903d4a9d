import { defineTexts } from './defineTexts';
import enUS from './en-US/quizPaste';
import zhCN from './zh-CN/quizPaste';

export const quizPasteTexts = defineTexts('quizPaste', { 'zh-CN': zhCN, 'en-US': enUS });
