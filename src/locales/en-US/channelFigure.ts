/** Names of the figures of a channel: one on each screen and in each file. No section of the messages: others spread it. */
export default {
  'figure.scanCount': 'Scans',
  'figure.scanUv': 'People who scanned',
  'figure.followCount': 'New followers',
  'figure.unfollowCount': 'People who unfollowed',
  'figure.registerCount': 'People registered',
  'figure.startCount': 'People who started',
  'figure.submitCount': 'People who submitted',
  'figure.signedCount': 'People who signed',
  'figure.eligibleCount': 'People eligible',
  'figure.conversionRate': 'Submission rate',
};
