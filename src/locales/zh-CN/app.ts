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
  home: '返回工作台',
  cancel: '取消',
  back: '返回',
  unknownWord: '未知（{name}）',
  handover: '工作交接',
  jobs: '我的任务',
  jobsActive: '{count} 个任务进行中',
  moreEntries: '更多菜单',
};
