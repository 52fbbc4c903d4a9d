import { defineTexts } from './defineTexts';
import enUS from './en-US/quizScoring';
import zhCN from './zh-CN/quizScoring';

export const quizScoringTexts = defineTexts('quizScoring', { 'zh-CN': zhCN, 'en-US': enUS });
