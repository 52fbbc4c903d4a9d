/** Tag colors of the severities that need attention. */
export const severityColors: Readonly<Record<string, string>> = {
  high: 'error',
  critical: 'error',
  medium: 'warning',
};
