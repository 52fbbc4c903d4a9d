import enUS from '../en-US/record';
import { registerTexts } from '../registerTexts';
import zhCN from '../zh-CN/record';

registerTexts('record', { 'zh-CN': zhCN, 'en-US': enUS });
