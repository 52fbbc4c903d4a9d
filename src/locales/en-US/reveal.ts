import type zhCN from '../zh-CN/reveal';

export default {
  fields: 'What to reveal',
  fieldsRequired: 'Please choose at least one',
  purpose: 'Purpose',
  'purpose.callback': 'Follow-up call',
  'purpose.review': 'Medical review',
  'purpose.verify': 'Data check',
  'purpose.complaint': 'Complaint',
  'purpose.memberRequest': 'Request of the member',
  'purpose.other': 'Other',
  note: 'Please specify',
  logged: 'Shown for {seconds} seconds. Who looked, why and when is written to the access log.',
  show: 'Reveal',
  hide: 'Hide now',
  left: 'Hidden in {seconds} s',
  copy: 'Copy {name}',
  copied: 'Copied',
} satisfies Record<keyof typeof zhCN, string>;
