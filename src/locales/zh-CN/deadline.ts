export default {
  today: '今天截止',
  tomorrow: '明天截止',
  'left.minute': '剩 {count} 分钟',
  'left.hour': '剩 {count} 小时',
  'left.day': '剩 {count} 天',
  'overdue.minute': '逾期 {count} 分钟',
  'overdue.hour': '逾期 {count} 小时',
  'overdue.day': '逾期 {count} 天',
  exact: '（截止：{time}）',
};
