import type { Severity } from '@/contract/quiz';

/** Each has enough contrast to white, as a bar and behind white text (WCAG 2.2, 1.4.3). */
export const levelColors = {
  green: '#237804',
  blue: '#0958D9',
  yellow: '#876800',
  orange: '#AD4E00',
  red: '#CF1322',
  purple: '#531DAB',
  gray: '#595959',
} as const;

const colorBySeverity: Record<Severity, string> = {
  normal: levelColors.green,
  low: levelColors.blue,
  medium: levelColors.yellow,
  high: levelColors.orange,
  critical: levelColors.red,
  excluded: levelColors.gray,
};

/** Color of a level; by default that of its severity. */
export const getLevelColor = ({ color, severity }: { color: string | null; severity: Severity }) =>
  color ?? colorBySeverity[severity];
