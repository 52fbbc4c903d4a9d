import enUS from '../en-US/analysisRetain';
import { registerTexts } from '../registerTexts';
import zhCN from '../zh-CN/analysisRetain';

registerTexts('analysisRetain', { 'zh-CN': zhCN, 'en-US': enUS });
