import { defineTexts } from './defineTexts';
import enUS from './en-US/quizPanel';
import zhCN from './zh-CN/quizPanel';

export const quizPanelTexts = defineTexts('quizPanel', { 'zh-CN': zhCN, 'en-US': enUS });
