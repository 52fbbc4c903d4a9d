import enUS from '../en-US/analysis';
import { registerTexts } from '../registerTexts';
import zhCN from '../zh-CN/analysis';

registerTexts('analysis', { 'zh-CN': zhCN, 'en-US': enUS });
