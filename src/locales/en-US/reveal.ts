import type zhCN from '../zh-CN/reveal';

export default {
  fields: 'What to reveal',
  fieldsRequired: 'Select at least one',
  purpose: 'Purpose',
  exportPurpose: 'Purpose of the export',
  'purpose.callback': 'Follow-up call',
  'purpose.review': 'Medical review',
  'purpose.verify': 'Data verification',
  'purpose.complaint': 'Complaint',
  'purpose.memberRequest': 'Member’s request',
  'purpose.authority': 'Authority’s request',
  'purpose.other': 'Other',
  note: 'Please specify',
  logged: 'Shown for {seconds} seconds. Who looked, when and why is logged.',
  show: 'Reveal',
  hide: 'Hide now',
  left: 'Hidden in {seconds} s',
  copy: 'Copy {name}',
  copied: 'Copied',
} satisfies Record<keyof typeof zhCN, string>;
