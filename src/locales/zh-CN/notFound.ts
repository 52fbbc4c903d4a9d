export default {
  title: '页面不存在',
  text: '没有这个地址的页面，请检查链接是否完整。',
};
