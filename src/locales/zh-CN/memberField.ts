export default {
  placeholder: '会员编号、姓名或手机号',
  find: '查找',
  hint: '请输入完整的会员编号、姓名、手机号或手机号后 4 位',
  unknown: '没有找到会员，请检查姓名或手机号',
  unknownNumber: '没有这个会员编号，请检查编号',
  several: '找到 {count, number} 位会员，请选择：',
  required: '请查找并选择会员',
  record: '关联记录',
  'record.none': '不关联记录',
  'record.withdrawn': '已撤回同意',
  'record.empty': '该会员没有记录',
  unnamed: '未填姓名',
};
