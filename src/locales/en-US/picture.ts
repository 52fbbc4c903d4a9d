export default {
  failed: 'Couldn’t load the picture',
  retry: 'Retry',
};
