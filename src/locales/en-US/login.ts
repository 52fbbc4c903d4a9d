import type zhCN from '../zh-CN/login';

export default {
  title: 'Sign in',
  username: 'Username',
  password: 'Password',
  usernameRequired: 'Please enter your username',
  passwordRequired: 'Please enter your password',
  submit: 'Sign in',
  wrong: 'Incorrect username or password. Please try again.',
  tooMany: 'Too many attempts. Please try again in {wait}.',
  mayRetry: 'You can sign in again now.',
  expired: 'Your session has expired. Please sign in again.',
  startFailed: 'We could not check whether you are signed in',
  startFailedText: 'Your connection may be down, or the server may be busy. Retry, or sign in below.',
  stillFailed: 'Still can’t connect. Please try again later.',
  signedOut: 'You are not signed in. Please sign in below.',
  signedOutElsewhere: 'You signed out in another tab.',
  kept: 'What you typed was kept. To continue, open it again:',
  cookiesOff: 'Your browser blocks cookies, so you cannot sign in. Allow cookies for this site, then open it again.',
  draftsKept: 'What you had not saved is still on this page: sign in with the same account to get it back.',
  switched: 'This page has switched to the account of {name}',
  switchedText:
    'Another tab has just signed in with it. Unsaved work of the previous account on this page was not kept.',
  retry: 'Retry',
  demo: 'Demo accounts',
  demoFill: 'Use {username} / {password}',
  tooLong: '{max} characters at most',
} satisfies Record<keyof typeof zhCN, string>;
