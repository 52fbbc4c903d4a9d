import enUS from '../en-US/portrait';
import { registerTexts } from '../registerTexts';
import zhCN from '../zh-CN/portrait';

registerTexts('portrait', { 'zh-CN': zhCN, 'en-US': enUS });
