export default {
  option: '{title} · {type}',
  disabled: '{title}（已停用）',
  gone: '{id}（链接已删除）',
  none: '该项目没有链接',
  projectFirst: '请先选择适用项目',
  ofProjectsOnly: '全局提示不属于任何项目，不能打开项目链接',
  failed: '链接加载失败',
};
