import { defineMessages } from '../messages';

export const exportMessages = defineMessages({
  exportOfOneMember: [
    '会员本人要求只能导出该会员一人的数据',
    'At the request of a member, the data of that member alone can be exported',
  ],
});
