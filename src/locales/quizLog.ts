import { defineTexts } from './defineTexts';
import enUS from './en-US/quizLog';
import zhCN from './zh-CN/quizLog';

export const quizLogTexts = defineTexts('quizLog', { 'zh-CN': zhCN, 'en-US': enUS });
