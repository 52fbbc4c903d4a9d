import { defineTexts } from './defineTexts';
import enUS from './en-US/channelImport';
import zhCN from './zh-CN/channelImport';

export const channelImportTexts = defineTexts('channelImport', { 'zh-CN': zhCN, 'en-US': enUS });
