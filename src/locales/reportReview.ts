import { defineTexts } from './defineTexts';
import enUS from './en-US/reportReview';
import zhCN from './zh-CN/reportReview';

export const reportReviewTexts = defineTexts('reportReview', { 'zh-CN': zhCN, 'en-US': enUS });
