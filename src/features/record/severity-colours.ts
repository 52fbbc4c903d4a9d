/** Colors of severities that someone has to look at. */
export const severityColours: Readonly<Record<string, string>> = {
  high: 'error',
  critical: 'error',
  medium: 'warning',
};
