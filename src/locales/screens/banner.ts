import enUS from '../en-US/banner';
import { registerTexts } from '../registerTexts';
import zhCN from '../zh-CN/banner';

registerTexts('banner', { 'zh-CN': zhCN, 'en-US': enUS });
