import { defineTexts } from './defineTexts';
import enUS from './en-US/channel';
import zhCN from './zh-CN/channel';

export const channelTexts = defineTexts('channel', { 'zh-CN': zhCN, 'en-US': enUS });
