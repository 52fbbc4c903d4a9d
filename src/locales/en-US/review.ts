import type zhCN from '../zh-CN/review';

export default {
  passed: 'Passed',
  refused: 'Rejected',
  open: 'To review',
  by: '{name}: {note}',
  last: 'Last review: {state} · {name}',
  lastNote: 'Note: {note}',
  verdict: 'Verdict',
  verdictRequired: 'Select a verdict',
  approve: 'Pass',
  refuse: 'Reject',
  checks: 'Confirm each point',
  checksRequired: 'Confirm every point to pass',
  note: 'Note',
  submit: 'Submit review',
} satisfies Record<keyof typeof zhCN, string>;
