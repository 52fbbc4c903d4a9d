import { defineTexts } from './defineTexts';
import enUS from './en-US/quizRule';
import zhCN from './zh-CN/quizRule';

export const quizRuleTexts = defineTexts('quizRule', { 'zh-CN': zhCN, 'en-US': enUS });
