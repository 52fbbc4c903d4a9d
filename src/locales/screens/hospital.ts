import enUS from '../en-US/hospital';
import { registerTexts } from '../registerTexts';
import zhCN from '../zh-CN/hospital';

registerTexts('hospital', { 'zh-CN': zhCN, 'en-US': enUS });
