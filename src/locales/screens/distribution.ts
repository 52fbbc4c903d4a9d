import enUS from '../en-US/distribution';
import { registerTexts } from '../registerTexts';
import zhCN from '../zh-CN/distribution';

registerTexts('distribution', { 'zh-CN': zhCN, 'en-US': enUS });
