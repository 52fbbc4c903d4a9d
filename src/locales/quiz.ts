import { defineTexts } from './defineTexts';
import enUS from './en-US/quiz';
import zhCN from './zh-CN/quiz';

export const quizTexts = defineTexts('quiz', { 'zh-CN': zhCN, 'en-US': enUS });
