export default {
  failed: 'The image could not be loaded',
  retry: 'Retry',
};
