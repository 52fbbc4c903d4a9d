import { defineTexts } from './defineTexts';
import enUS from './en-US/quizBegin';
import zhCN from './zh-CN/quizBegin';

export const quizBeginTexts = defineTexts('quizBegin', { 'zh-CN': zhCN, 'en-US': enUS });
