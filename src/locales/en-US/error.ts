import type zhCN from '../zh-CN/error';

export default {
  requestError: 'Request error, please retry.',
  networkError: 'Network error',
  contentKept: 'Nothing you entered is lost. Please retry.',
  requestFailed: 'Request failed',
  timedOut: 'The server did not answer in time. Please retry later.',
  malformed: 'The server’s answer could not be understood. Please retry.',
  tooMany: 'Too many requests. Please retry later.',
  retryInSeconds: 'Please retry in {seconds, plural, one {# second} other {# seconds}}.',
  retryInMinutes: 'Please retry in {minutes} minutes.',
  offline: 'You are offline. Please check the connection.',
  unexpected: 'That did not work. Please retry.',
  requestId: 'Request ID: {id}',
  chunkTitle: 'This page could not be loaded',
  chunkText:
    'The console may just have been updated, or the connection was cut. Reload to go on; if it fails again, check the connection first.',
  crashTitle: 'Something went wrong on this page',
  crashText: 'It cannot be shown at the moment. The other pages still work.',
  reload: 'Reload',
  home: 'Go to Welcome',
  retry: 'Retry',
} satisfies Record<keyof typeof zhCN, string>;
