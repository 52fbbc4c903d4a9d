export default {
  title: '此页面尚未上线',
  text: '功能正在建设中，请先使用其他页面。',
  'step.text': '功能正在建设中，请先完成其他步骤。',
  'noQuiz.text': '请继续下一步。',
};
