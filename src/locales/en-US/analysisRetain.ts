import type zhCN from '../zh-CN/analysisRetain';

export default {
  'kind.label': 'Users',
  'kind.new': 'New users',
  'kind.active': 'Active users',
  'show.label': 'Cell values',
  'show.rate': 'Rate',
  'show.count': 'Users',
  heat: '{kind}: retention',
  curve: '{kind}: retention curve',
  course: '{kind}: month-1 retention',
  'card.day': 'Day-{key} retention',
  'card.week': 'Week-{key} retention',
  'card.month': 'Month-{key} retention',
  'of.day': 'from {count, plural, one {# daily cohort} other {# daily cohorts}}',
  'of.week': 'from {count, plural, one {# weekly cohort} other {# weekly cohorts}}',
  'of.month': 'from {count, plural, one {# monthly cohort} other {# monthly cohorts}}',
  'cohorts.day': 'Days included',
  'cohorts.week': 'Weeks included',
  'cohorts.month': 'Months included',
  later: 'After',
} satisfies Record<keyof typeof zhCN, string>;
