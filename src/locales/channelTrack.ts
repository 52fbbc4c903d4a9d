import { defineTexts } from './defineTexts';
import enUS from './en-US/channelTrack';
import zhCN from './zh-CN/channelTrack';

export const channelTrackTexts = defineTexts('channelTrack', { 'zh-CN': zhCN, 'en-US': enUS });
