import { defineTexts } from './defineTexts';
import enUS from './en-US/quizLogic';
import zhCN from './zh-CN/quizLogic';

export const quizLogicTexts = defineTexts('quizLogic', { 'zh-CN': zhCN, 'en-US': enUS });
