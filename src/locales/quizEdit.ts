import { defineTexts } from './defineTexts';
import enUS from './en-US/quizEdit';
import zhCN from './zh-CN/quizEdit';

export const quizEditTexts = defineTexts('quizEdit', { 'zh-CN': zhCN, 'en-US': enUS });
