import { defineTexts } from './defineTexts';
import enUS from './en-US/workCalendar';
import zhCN from './zh-CN/workCalendar';

export const workCalendarTexts = defineTexts('workCalendar', { 'zh-CN': zhCN, 'en-US': enUS });
