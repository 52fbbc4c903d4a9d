import { defineTexts } from './defineTexts';
import enUS from './en-US/quizTrial';
import zhCN from './zh-CN/quizTrial';

export const quizTrialTexts = defineTexts('quizTrial', { 'zh-CN': zhCN, 'en-US': enUS });
