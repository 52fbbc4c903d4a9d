import { defineMessages } from '../messages';

export const sessionMessages = defineMessages({
  badCredentials: ['用户名或密码不正确', 'User name or password is not correct'],
  tooManyAttempts: ['尝试次数过多，请稍后再试', 'Too many attempts, please try again later'],
});
