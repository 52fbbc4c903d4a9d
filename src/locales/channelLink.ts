import { defineTexts } from './defineTexts';
import enUS from './en-US/channelLink';
import zhCN from './zh-CN/channelLink';

export const channelLinkTexts = defineTexts('channelLink', { 'zh-CN': zhCN, 'en-US': enUS });
