import { defineTexts } from './defineTexts';
import enUS from './en-US/eventTrack';
import zhCN from './zh-CN/eventTrack';

export const eventTrackTexts = defineTexts('eventTrack', { 'zh-CN': zhCN, 'en-US': enUS });
