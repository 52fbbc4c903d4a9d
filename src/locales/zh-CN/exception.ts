export default {
  title: '出错了',
  text: '请求没有成功，请稍后重试。',
};
