import enUS from '../en-US/visitPage';
import { registerTexts } from '../registerTexts';
import zhCN from '../zh-CN/visitPage';

registerTexts('visitPage', { 'zh-CN': zhCN, 'en-US': enUS });
