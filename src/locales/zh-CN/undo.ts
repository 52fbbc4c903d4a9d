export default {
  action: '撤销',
  done: '已撤销删除',
};
