export default {
  title: '此页面尚未上线',
  text: '功能正在建设中，请先使用其他页面。',
};
