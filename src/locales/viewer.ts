import { defineTexts } from './defineTexts';
import enUS from './en-US/viewer';
import zhCN from './zh-CN/viewer';

export const viewerTexts = defineTexts('viewer', { 'zh-CN': zhCN, 'en-US': enUS });
