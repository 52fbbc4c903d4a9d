export default {
  title: '键盘快捷键',
  help: '显示或关闭快捷键说明',
  singleKeys: '启用单键快捷键（不含 Ctrl 或 ⌘ 的）',
  isOff: '{label}（已关闭）',
};
