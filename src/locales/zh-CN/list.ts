export default {
  total: '共 {total} 条',
  empty: '暂无数据',
  failed: '列表加载失败',
  retry: '重试',
  none: '—',
};
