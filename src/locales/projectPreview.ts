import { defineTexts } from './defineTexts';
import enUS from './en-US/projectPreview';
import zhCN from './zh-CN/projectPreview';

export const projectPreviewTexts = defineTexts('projectPreview', { 'zh-CN': zhCN, 'en-US': enUS });
