import { defineMessages } from '../messages';

export const hospitalMessages = defineMessages({
  hospitalNameTaken: ['已有同名医院', 'There is a hospital of this name already'],
  hospitalStatusUnfit: ['医院当前状态不能执行此操作', 'The status of the hospital does not allow this'],
  hospitalHasRecords: ['有筛查记录关联该医院，不能删除', 'There are records of this hospital'],
  projectArchived: ['已归档，不能更改试点医院', 'is archived, and keeps its hospitals'],
  projectFull: ['试点医院已达上限', 'has as many hospitals as it can'],
  projectNeedsHospital: ['招募中的项目至少需要一家合作中的试点医院', 'members see it, and it needs an active hospital'],
  hospitalNotActive: ['医院不在合作中，只能移除关联项目', 'The hospital is not active: projects can only be removed'],
  dateInFuture: ['日期不能晚于今天', 'The date cannot lie after today'],
  joinedInFuture: ['合作日期不能晚于明天', 'The cooperation cannot begin later than tomorrow'],
  dateBeforeJoined: ['日期不能早于合作日期', 'The date cannot lie before the cooperation began'],
});
