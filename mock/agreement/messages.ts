import { defineMessages } from '../messages';

export const agreementMessages = defineMessages({
  agreementStatus: ['同意书当前状态不能执行此操作', 'The status of the agreement does not allow this'],
});
