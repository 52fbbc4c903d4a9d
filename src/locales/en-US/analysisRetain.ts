import type zhCN from '../zh-CN/analysisRetain';

export default {
  'kind.label': 'Users',
  'kind.new': 'New users',
  'kind.active': 'Active users',
  'show.label': 'In the cells',
  'show.rate': 'Rate',
  'show.count': 'People',
  heat: '{kind}: retention',
  curve: '{kind}: retention curve',
  course: '{kind}: retention after a month',
  'card.day': 'Retention {key} d later',
  'card.week': 'Retention {key} wk later',
  'card.month': 'Retention {key} mo later',
  'of.day': 'over {count, plural, one {# day} other {# days}}',
  'of.week': 'over {count, plural, one {# week} other {# weeks}}',
  'of.month': 'over {count, plural, one {# month} other {# months}}',
  'cohorts.day': 'Days counted',
  'cohorts.week': 'Weeks counted',
  'cohorts.month': 'Months counted',
  later: 'Later by',
} satisfies Record<keyof typeof zhCN, string>;
