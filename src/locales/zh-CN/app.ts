import { productName } from '../../../config/settings';

export default {
  yes: '是',
  no: '否',
  name: productName['zh-CN'],
  justNow: '刚刚',
  loading: '加载中',
  logout: '退出登录',
  skipToContent: '跳到主要内容',
  expandMenu: '展开菜单',
  collapseMenu: '收起菜单',
  copyright: '© {year} {owner} 版权所有',
  offline: '网络已断开，恢复后再继续操作；已填写的内容不会丢失。',
  clockSlow:
    '这台电脑的时钟慢了 {hours, plural, =0 {} other {# 小时 }}{minutes} 分钟。页面上的时间已按服务器时间显示，请校准时钟。',
  clockFast:
    '这台电脑的时钟快了 {hours, plural, =0 {} other {# 小时 }}{minutes} 分钟。页面上的时间已按服务器时间显示，请校准时钟。',
  newVersion: '系统已有新版本，刷新页面后即可使用。',
  refresh: '刷新页面',
  later: '稍后',
  home: '返回工作台',
  cancel: '取消',
  back: '返回',
  unknownWord: '未知（{name}）',
  handover: '工作交接',
  jobs: '我的任务',
  jobsActive: '{count} 个任务进行中',
  notifications: '{count, plural, =0 {通知} other {通知，{count, number} 条未读}}',
  notificationsUnknown: '通知，未读数加载失败',
  notificationsArrived: '有新通知，共 {count, number} 条未读',
  moreEntries: '更多菜单',
};
