import type zhCN from '../zh-CN/memberField';

export default {
  placeholder: 'Member number, name or phone number',
  find: 'Find',
  hint: 'Enter the full member number, name or phone number, or the last 4 digits of the phone number',
  unknown: 'No such member. Check the name or number.',
  unknownNumber: 'There is no member with this number. Check the number.',
  several: '{count, plural, one {# member} other {# members}} found. Choose one:',
  required: 'Find and choose a member',
  record: 'Record',
  'record.none': 'No record',
  'record.withdrawn': 'consent withdrawn',
  'record.empty': 'The member has no records',
  unnamed: 'Unnamed',
} satisfies Record<keyof typeof zhCN, string>;
