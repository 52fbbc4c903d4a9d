import { defineMessages } from '../messages';

export const templateMessages = defineMessages({
  templateStatus: ['模板当前状态不能执行此操作', 'The status of the template does not allow this'],
  templateInUse: ['已上线的项目正在使用，不能停用', 'Published projects ask for this template'],
  templateVersionTaken: ['该模板已有此版本', 'The template has this version already'],
  templateCodeFixed: ['已有多个版本，不能更改编码', 'The code cannot change once there are several versions'],
  consentCodeTwice: ['同意项编码重复', 'A code stands twice'],
});
