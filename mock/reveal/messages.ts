import { defineMessages } from '../messages';

export const revealMessages = defineMessages({
  tooManyReveals: [
    '一小时内查看完整信息次数过多，请稍后再试',
    'Too many clear values within an hour, please try again later',
  ],
});
