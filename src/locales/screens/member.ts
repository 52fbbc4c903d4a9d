import enUS from '../en-US/member';
import { registerTexts } from '../registerTexts';
import zhCN from '../zh-CN/member';

registerTexts('member', { 'zh-CN': zhCN, 'en-US': enUS });
