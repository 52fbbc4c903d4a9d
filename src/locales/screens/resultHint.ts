import enUS from '../en-US/resultHint';
import { registerTexts } from '../registerTexts';
import zhCN from '../zh-CN/resultHint';

registerTexts('resultHint', { 'zh-CN': zhCN, 'en-US': enUS });
