export default {
  action: '撤销',
  done: '已撤销',
  partly: '已恢复 {done} 条，{failed} 条未能恢复',
};
