export default {
  'step.basic': '基本信息',
  'step.criteria': '参与条件',
  'step.quiz': '问卷',
  'step.links': '相关链接',
  'step.publish': '预览与上线',
  noQuiz: '患者教育项目没有问卷',
  label: '项目步骤',
  detail: '返回项目详情',
  back: '返回项目',
};
