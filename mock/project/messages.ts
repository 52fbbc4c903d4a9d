import { defineMessages } from '../messages';

export const projectMessages = defineMessages({
  projectNameTaken: ['已有同名项目', 'There is a project of this name already'],
  projectStatus: ['项目当前状态不能执行此操作', 'The status of the project does not allow this'],
  projectNotReady: ['还不能上线', 'It cannot be open to members yet'],
  projectHasRecords: ['已有会员参与，不能删除', 'Members have taken part in it'],
  typeFixed: ['上线后不能更改类型', 'The type cannot change once it was published'],
  categoryUnknown: ['分类不存在', 'There is no such category'],
  categoryDisabled: ['分类已停用', 'The category is disabled'],
  hospitalUnknown: ['医院不存在', 'There is no such hospital'],
  hospitalNotActive: ['只能选择合作中的医院', 'Only active hospitals can be chosen'],
  templateUnknown: ['知情同意书不存在', 'There is no such agreement template'],
  templateNotPublished: ['知情同意书未发布', 'The agreement template is not published'],
  endNotInFuture: ['结束时间须晚于现在', 'The end must lie in the future'],
});
