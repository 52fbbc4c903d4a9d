import { defineTexts } from './defineTexts';
import enUS from './en-US/quizCanvas';
import zhCN from './zh-CN/quizCanvas';

export const quizCanvasTexts = defineTexts('quizCanvas', { 'zh-CN': zhCN, 'en-US': enUS });
