import { defineTexts } from './defineTexts';
import enUS from './en-US/quizPublish';
import zhCN from './zh-CN/quizPublish';

export const quizPublishTexts = defineTexts('quizPublish', { 'zh-CN': zhCN, 'en-US': enUS });
