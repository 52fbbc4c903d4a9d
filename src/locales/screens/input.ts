import enUS from '../en-US/input';
import { registerTexts } from '../registerTexts';
import zhCN from '../zh-CN/input';

registerTexts('input', { 'zh-CN': zhCN, 'en-US': enUS });
