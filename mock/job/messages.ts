import { defineMessages } from '../messages';

export const jobMessages = defineMessages({
  jobFailed: ['任务执行失败，请重试', 'The job broke down, please start it again'],
});
