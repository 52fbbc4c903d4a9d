import enUS from '../en-US/hotword';
import { registerTexts } from '../registerTexts';
import zhCN from '../zh-CN/hotword';

registerTexts('hotword', { 'zh-CN': zhCN, 'en-US': enUS });
