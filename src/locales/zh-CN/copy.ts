export default {
  done: '已复制{name}',
  failed: '浏览器没有允许复制',
  byHand: '请选中下面的内容，按 Ctrl+C（Mac 为 ⌘+C）手动复制：',
  understood: '知道了',
};
