import { defineMessages } from '../messages';

export const quizMessages = defineMessages({
  quizStatus: ['问卷当前状态不能执行此操作', 'The status of this version does not allow this'],
  quizNotReady: ['问卷还有问题，不能发布', 'The quiz has errors and cannot be published yet'],
  quizUnchanged: ['草稿与已发布的版本相同', 'The draft is the same as the published version'],
  quizDraftExists: ['项目已有问卷草稿', 'The project has a draft of its quiz already'],
  quizReviewOwn: ['不能审核自己编辑的内容', 'Someone else has to review what you wrote'],
  quizNotPublished: ['该项目没有已发布的问卷', 'This project has no published quiz'],
});
