import type zhCN from '../zh-CN/handover';

export default {
  title: 'Hand over work',
  from: 'From',
  to: 'To',
  startsOn: 'Start date',
  'startsOn.extra':
    'Leave empty to hand over now. With a date, whatever is still open is handed over as that day begins.',
  counts: 'Work to be handed over',
  records: '{count, plural, one {# open record} other {# open records}}',
  followUps:
    '{count, plural, one {# follow-up that is open or has a reaction to acknowledge} other {# follow-ups that are open or have a reaction to acknowledge}}',
  reports: '{count, plural, one {# report in review} other {# reports in review}}',
  none: '{name} has no open work right now',
  text: 'The handover runs in the background. “My jobs” shows its progress and what could not be handed over.',
  ok: 'Hand over',
  started: 'Handover to {name} has started',
  planned: 'Handover to {name} is planned for {day}',
} satisfies Record<keyof typeof zhCN, string>;
