import enUS from '../en-US/memberDetail';
import { registerTexts } from '../registerTexts';
import zhCN from '../zh-CN/memberDetail';

registerTexts('memberDetail', { 'zh-CN': zhCN, 'en-US': enUS });
