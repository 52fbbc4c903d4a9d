export default {
  failed: 'The picture could not be loaded',
  retry: 'Retry',
};
