import type { Outcome } from '../run';
import { junitReport } from './junit';
import { markdownReport } from './markdown';
import { textReport } from './text';

export const reportFormats = ['text', 'json', 'junit', 'md'] as const;
export type ReportFormat = (typeof reportFormats)[number];

const writers: Record<ReportFormat, (outcome: Outcome) => string> = {
  text: textReport,
  json: (outcome) => `${JSON.stringify(outcome, null, 2)}\n`,
  junit: junitReport,
  md: markdownReport,
};

/** Writes the report of a run in the requested format. */
export const reportOf = (outcome: Outcome, format: ReportFormat) => writers[format](outcome);
