import enUS from '../en-US/import';
import { registerTexts } from '../registerTexts';
import zhCN from '../zh-CN/import';

registerTexts('import', { 'zh-CN': zhCN, 'en-US': enUS });
