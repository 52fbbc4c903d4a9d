import { defineMessages } from '../messages';

export const reviewMessages = defineMessages({
  reviewPassed: ['审核已通过，无需再请求', 'The review is passed already'],
  reviewerUnfit: ['请选择其他在职同事，且不是内容的编辑人', 'Choose an active colleague other than the editor'],
});
