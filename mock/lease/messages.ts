import { defineMessages } from '../messages';

export const leaseMessages = defineMessages({
  leaseHeld: ['正由他人处理', 'Someone else is working on this'],
  leaseLost: ['处理时限已过或已被他人接手', 'Your hold on this has ended or was taken over'],
});
