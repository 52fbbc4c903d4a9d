/** Colors of severities that someone has to look at. */
export const severityColors: Readonly<Record<string, string>> = {
  high: 'error',
  critical: 'error',
  medium: 'warning',
};
