import { defineTexts } from './defineTexts';
import enUS from './en-US/projectSteps';
import zhCN from './zh-CN/projectSteps';

export const projectStepsTexts = defineTexts('projectSteps', { 'zh-CN': zhCN, 'en-US': enUS });
