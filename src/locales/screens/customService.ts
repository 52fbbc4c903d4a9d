import enUS from '../en-US/customService';
import { registerTexts } from '../registerTexts';
import zhCN from '../zh-CN/customService';

registerTexts('customService', { 'zh-CN': zhCN, 'en-US': enUS });
