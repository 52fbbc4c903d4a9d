import enUS from '../en-US/category';
import { registerTexts } from '../registerTexts';
import zhCN from '../zh-CN/category';

registerTexts('category', { 'zh-CN': zhCN, 'en-US': enUS });
