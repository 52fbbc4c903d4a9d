export default {
  failed: '图片加载失败',
  retry: '重试',
};
