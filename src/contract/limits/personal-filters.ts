/**
 * Filters with personal data, by list. They never appear in a URL of the console or the API (docs/api.md), and no saved
 * view stores them.
 */
export const personalFilters = {
  member: ['mobile', 'realName', 'nickname'],
  record: ['mobile', 'patientName'],
  followUp: ['mobile', 'patientName'],
  project: ['keyword'],
} as const;
