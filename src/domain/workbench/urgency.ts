import { severities } from '../../contract/limits/quiz';

/** What says how urgent a piece of work is (docs/domain.md 9, `sort=priority`). */
export type Urgency = {
  id: string;
  /** A red flag, a critical value, or a reaction that nobody has acknowledged. */
  isDanger: boolean;
  severity: (typeof severities)[number] | null;
  /** ISO 8601; null without a deadline. */
  dueAt: string | null;
  /** Since when it waits, ISO 8601. */
  since: string;
  /** The patient is to be called later: they asked for it, or were called in vain a short while ago. */
  isResting: boolean;
};

// Who does not meet the conditions, or is not judged yet, comes after all who are.
const ranks = [null, 'excluded', ...severities.filter((severity) => severity !== 'excluded')];
const rankOf = ({ severity }: Urgency) => ranks.indexOf(severity);
const instantOf = (at: string | null) => (at === null ? Number.POSITIVE_INFINITY : Date.parse(at));
const order = (a: number, b: number) => (a === b ? 0 : a - b);

/**
 * Compares by urgency, the most urgent first: danger, then severity, then what is due first, then what waits longest.
 * What is to be called later comes after all others.
 */
export const compareUrgency = (a: Urgency, b: Urgency) =>
  Number(a.isResting) - Number(b.isResting) ||
  Number(b.isDanger) - Number(a.isDanger) ||
  rankOf(b) - rankOf(a) ||
  order(instantOf(a.dueAt), instantOf(b.dueAt)) ||
  order(instantOf(a.since), instantOf(b.since)) ||
  (a.id < b.id ? -1 : Number(a.id > b.id));
