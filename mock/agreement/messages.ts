import { defineMessages } from '../messages';

export const agreementMessages = defineMessages({
  agreementStatus: ['同意书当前状态不能执行此操作', 'The status of the agreement does not allow this'],
  noTemplateInForce: [
    '项目的知情同意书没有已生效的版本，不能发送签署邀请',
    'No version of the project’s agreement is in force, so no invitation can be sent',
  ],
});
