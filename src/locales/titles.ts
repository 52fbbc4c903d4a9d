/**
 * Titles of sections and screens, by path, in Chinese and English. Side by side, and not in a file of each language as
 * all other texts are: every screen has a line here, which is all that is said of it before its code is there.
 */
const titles = {
  welcome: ['工作台', 'Welcome'],
  member: ['会员', 'Members'],
  'member.member-list': ['会员列表', 'Member List'],
  'member.member-detail': ['会员详情', 'Member Detail'],
  project: ['项目', 'Projects'],
  'project.project-list': ['项目列表', 'Project List'],
  'project.project-edit': ['编辑项目', 'Project Edit'],
  'project.quiz-edit': ['编辑问卷', 'Quiz Edit'],
  'project.link-edit': ['编辑项目链接', 'Link Edit'],
  'project.project-detail': ['项目详情', 'Project Detail'],
  record: ['记录', 'Records'],
  'record.record-list': ['筛查记录', 'Record List'],
  'record.record-detail': ['记录详情', 'Record Detail'],
  'record.record-agreement': ['知情同意书', 'Record Agreement'],
  channel: ['渠道', 'Channels'],
  'channel.channel-list': ['渠道列表', 'Channel List'],
  'channel.channel-tracks': ['渠道明细', 'Channel Tracks'],
  'channel.link-list': ['推广链接', 'Link List'],
  data: ['数据', 'Data'],
  'data.follow-summary': ['随访统计', 'Follow Summary'],
  'data.follow-tracks': ['随访任务', 'Follow Tracks'],
  'data.event-tracks': ['行为明细', 'Event Tracks'],
  'data.report-list': ['报告审核', 'Report List'],
  analysis: ['分析', 'Analysis'],
  'analysis.retain.daily': ['用户留存', 'User Retain'],
  'analysis.retain.weekly': ['用户留存', 'User Retain'],
  'analysis.retain.monthly': ['用户留存', 'User Retain'],
  'analysis.daily-summary': ['每日概况', 'Daily Summary'],
  'analysis.visit-trend.daily': ['访问趋势', 'Visit Trend'],
  'analysis.visit-trend.weekly': ['访问趋势', 'Visit Trend'],
  'analysis.visit-trend.monthly': ['访问趋势', 'Visit Trend'],
  'analysis.user-portrait': ['用户画像', 'User Portrait'],
  'analysis.visit-distribution': ['访问分布', 'Visit Distribution'],
  'analysis.visit-page': ['页面分析', 'Visit Page'],
  setting: ['设置', 'Settings'],
  'setting.search-hotwords': ['搜索热词', 'Search Hotwords'],
  'setting.project-category': ['项目分类', 'Project Category'],
  'setting.pilot-hospital': ['试点医院', 'Pilot Hospital'],
  'setting.home-banners': ['首页轮播', 'Home Banners'],
  'setting.custom-service': ['客服设置', 'Custom Service'],
  'setting.result-hint': ['结果提示', 'Result Hint'],
  exception: ['出错了', 'Error'],
} as const;

const languages = ['zh-CN', 'en-US'] as const;

/** All titles in one language. */
export const titlesIn = (language: (typeof languages)[number]) =>
  Object.fromEntries(
    Object.entries(titles).map(([screen, pair]) => [screen, pair[languages.indexOf(language)]]),
  ) as Record<keyof typeof titles, string>;
