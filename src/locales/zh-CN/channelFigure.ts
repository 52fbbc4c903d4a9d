/**
 * Names of the figures of a channel, shared by screens and exported files. Other sections spread it; it is not a
 * section itself.
 */
export default {
  'figure.scanCount': '扫码次数',
  'figure.scanUv': '扫码人数',
  'figure.followCount': '新增关注人数',
  'figure.unfollowCount': '取关人数',
  'figure.registerCount': '注册人数',
  'figure.startCount': '开始答题人数',
  'figure.submitCount': '提交人数',
  'figure.signedCount': '签署人数',
  'figure.eligibleCount': '符合人数',
  'figure.conversionRate': '提交转化率',
};
