import type zhCN from '../zh-CN/call';

export default {
  call: 'Call',
  callNamed: 'Call {name}',
  title: 'Call {name}',
  number: 'Mobile',
  noNumber: 'There is no number to call',
  hidden: 'The number is hidden now.',
  record: 'Record the result',
  close: 'Close',
  'doNotContact.title': 'Do not contact. Call anyway?',
  'doNotContact.text': 'Reason: {reason}',
  'doNotContact.until': 'Reason: {reason} (until {until})',
  'doNotContact.ok': 'Call anyway',
  'doNotContact.cancel': 'Don’t call',
} satisfies Record<keyof typeof zhCN, string>;
