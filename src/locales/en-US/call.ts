import type zhCN from '../zh-CN/call';

export default {
  doNotContact: 'Do not contact',
  call: 'Call',
  callNamed: 'Call {name}',
  title: 'Call {name}',
  number: 'Mobile',
  wait: 'The number of {name} is on its way. Please wait.',
  noNumber: 'There is no number to call',
  hidden: 'The number is hidden now.',
  record: 'Record the result',
  close: 'Close',
  'doNotContact.call.title': 'Do not contact. Call anyway?',
  'doNotContact.text': 'Reason: {reason}',
  'doNotContact.until': 'Reason: {reason} (until {until})',
  'doNotContact.call.ok': 'Call anyway',
  'doNotContact.call.cancel': 'Don’t call',
  'doNotContact.plan.title': 'Do not contact. Plan a follow-up anyway?',
  'doNotContact.plan.ok': 'Plan anyway',
  'doNotContact.plan.cancel': 'Don’t plan',
} satisfies Record<keyof typeof zhCN, string>;
