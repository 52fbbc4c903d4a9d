export default {
  action: '导入',
  'field.parent': '上级渠道',
  'field.hospital': '关联医院',
  'field.projects': '关联项目',
};
