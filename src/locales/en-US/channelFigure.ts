/**
 * Names of the figures of a channel, shared by screens and exported files. Other sections spread it; it is not a
 * section itself.
 */
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
