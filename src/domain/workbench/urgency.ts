import { severities } from '../../contract/limits/quiz';

/** Facts that determine the urgency of a task (docs/domain.md 9, `sort=priority`). */
export type Urgency = {
  id: string;
  /** An unacknowledged serious adverse event, which has to be reported within 24 hours. */
  isSerious: boolean;
  /** A red flag, a critical value, or an unacknowledged reaction. */
  isDanger: boolean;
  severity: (typeof severities)[number] | null;
  /** ISO 8601; null without a deadline. */
  dueAt: string | null;
  /** Waiting since, ISO 8601. */
  since: string;
  /** The patient is called later: at an agreed time, or because the last attempt failed recently. */
  isResting: boolean;
};

// Excluded and unrated records come after all rated ones.
const ranks = [null, 'excluded', ...severities.filter((severity) => severity !== 'excluded')];
const getRank = ({ severity }: Urgency) => ranks.indexOf(severity);
const toInstant = (at: string | null) => (at === null ? Number.POSITIVE_INFINITY : Date.parse(at));
const order = (a: number, b: number) => (a === b ? 0 : a - b);

/**
 * Compares tasks by urgency, most urgent first: serious events, danger, severity, earliest due time, longest waiting.
 * Resting tasks come after all others.
 */
export const compareUrgency = (a: Urgency, b: Urgency) =>
  Number(a.isResting) - Number(b.isResting) ||
  Number(b.isSerious) - Number(a.isSerious) ||
  Number(b.isDanger) - Number(a.isDanger) ||
  getRank(b) - getRank(a) ||
  order(toInstant(a.dueAt), toInstant(b.dueAt)) ||
  order(toInstant(a.since), toInstant(b.since)) ||
  (a.id < b.id ? -1 : Number(a.id > b.id));
