import { defineTexts } from './defineTexts';
import enUS from './en-US/notification';
import zhCN from './zh-CN/notification';

export const notificationTexts = defineTexts('notification', { 'zh-CN': zhCN, 'en-US': enUS });
