/**
 * What is named before the code of its screen is there, in Chinese and English. Side by side, and not in a file of each
 * language as all other texts are: a new screen has its lines here and nowhere else beside its own texts.
 */
const languages = ['zh-CN', 'en-US'] as const;
type Language = (typeof languages)[number];

const inLanguage = <Name extends string>(names: Readonly<Record<Name, readonly string[]>>, language: Language) =>
  Object.fromEntries(
    Object.entries<readonly string[]>(names).map(([name, pair]) => [name, pair[languages.indexOf(language)]]),
  ) as Record<Name, string>;

/** Titles of sections and screens, by path. */
const screens = {
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

/** Jobs by entity and action, and what the rows are called that one has left as they were. */
const jobs = {
  'title.banner.enable': ['批量上线轮播图', 'Take banners online'],
  'title.banner.disable': ['批量下线轮播图', 'Take banners offline'],
  'title.banner.delete': ['批量删除轮播图', 'Delete banners'],
  'title.member.export': ['导出会员（脱敏）', 'Export of members (masked)'],
  'title.member.exportClear': ['导出会员（原始）', 'Export of members (unmasked)'],
  'title.member.addTags': ['批量添加会员标签', 'Add tags to members'],
  'title.member.removeTags': ['批量移除会员标签', 'Remove tags from members'],
  'title.record.export': ['导出筛查记录（脱敏）', 'Export of records (masked)'],
  'title.record.exportClear': ['导出筛查记录（原始）', 'Export of records (unmasked)'],
  'title.record.assign': ['批量分配记录', 'Assign records'],
  'title.record.close': ['批量关闭记录', 'Close records'],
  'title.followUp.export': ['导出随访任务（脱敏）', 'Export of follow-ups (masked)'],
  'title.report.export': ['导出报告清单（脱敏）', 'Export of reports (masked)'],
  'title.resultHint.enable': ['批量启用结果提示', 'Enable result hints'],
  'title.resultHint.disable': ['批量停用结果提示', 'Disable result hints'],
  'title.project.export': ['导出项目', 'Export of projects'],
  'title.project.publish': ['批量上线项目', 'Publish projects'],
  'title.project.pause': ['批量暂停项目', 'Pause projects'],
  'title.project.setCategory': ['批量更改项目分类', 'Change the category of projects'],
  'title.project.setSort': ['批量设置项目排序', 'Set the order of projects'],
  'title.projectLink.check': ['检测项目链接', 'Check of project links'],
  'title.channel.codes': ['下载渠道小程序码', 'Codes of channels'],
  'title.handover.start': ['工作交接', 'Handover of work'],
  'title.hospital.export': ['导出医院（脱敏）', 'Export of hospitals (masked)'],
  'title.hospital.pause': ['批量暂停医院', 'Pause hospitals'],
  'title.hospital.resume': ['批量恢复医院', 'Resume hospitals'],
  'title.hospital.check': ['检查导入的医院', 'Check hospitals to import'],
  'title.hospital.import': ['导入医院', 'Import hospitals'],
  'title.hotword.enable': ['批量启用热词', 'Enable hotwords'],
  'title.hotword.disable': ['批量停用热词', 'Disable hotwords'],
  'title.hotword.delete': ['批量删除热词', 'Delete hotwords'],
  'row.member': ['会员编号', 'Member no.'],
  'row.project': ['项目', 'Project'],
  'row.projectLink': ['链接', 'Link'],
  'row.channel': ['渠道', 'Channel'],
  'row.record': ['记录编号', 'Record no.'],
  'row.followUp': ['随访编号', 'Follow-up no.'],
  'row.report': ['报告编号', 'Report no.'],
  'row.handover': ['工作编号', 'Work no.'],
  'row.hospital': ['医院', 'Hospital'],
  'row.hotword': ['热词', 'Hotword'],
  'row.category': ['分类', 'Category'],
  'row.banner': ['轮播图', 'Banner'],
  'row.resultHint': ['结果提示', 'Result hint'],
} as const;

/** Titles in the menu and above the screens. */
export const titlesIn = (language: Language) => inLanguage(screens, language);

export const jobNamesIn = (language: Language) => inLanguage(jobs, language);
