import type { FollowUp } from '../../contract/follow-up-list';

const HOUR_MS = 3_600_000;
/** Hours between learning of a serious event and the report: the shortest numeric deadline of the rules below. */
export const seriousEventReportHours = 24;

/**
 * Whether a contact reports a serious adverse event: marked by the operator, or the patient died and a reaction is not
 * ruled out.
 */
export const isSeriousEvent = ({
  outcome,
  adverse,
  adverseSerious,
}: {
  outcome?: FollowUp['outcome'];
  adverse?: FollowUp['adverse'];
  adverseSerious?: boolean | null;
}) => adverse !== 'none' && (adverseSerious === true || outcome === 'deceased');

/**
 * Deadline for reporting a serious event, ISO 8601; null when there is none. A project does not say what kind of trial
 * it is, so the console uses the shortest numeric deadline, 24 hours after learning of the event: with the contact, or
 * later if a correction says so. The rules by case:
 *
 * - drug trials: the investigator reports to the sponsor at once, in writing, except for what the protocol exempts; the
 *   sponsor reports SUSARs (《药物临床试验质量管理规范》, NMPA and NHC announcement no. 57 of 2020, in force since 2020-07-01);
 * - device trials: the investigator reports to the sponsor, the trial office of the institution and the ethics
 *   committee within 24 hours (《医疗器械临床试验质量管理规范》, NMPA and NHC announcement no. 28 of 2022, in force since 2022-05-01);
 * - drugs outside trials: new or serious reactions within 15 days, deaths at once (《药品不良反应报告和监测管理办法》, order no. 81 of
 *   the Ministry of Health, in force since 2011-07-01, article 21).
 */
export function seriousEventReportDueAt({
  adverseSerious,
  doneAt,
  seriousKnownAt,
}: Pick<FollowUp, 'adverseSerious' | 'doneAt' | 'seriousKnownAt'>) {
  const knownAt = seriousKnownAt ?? doneAt;
  if (!adverseSerious || knownAt === null) return null;
  return new Date(Date.parse(knownAt) + seriousEventReportHours * HOUR_MS).toISOString();
}

const MINUTE_MS = 60_000;

/**
 * Whether the service can have learned at `at` that a reaction is serious: not before the minute of the contact, and not
 * after `now` (milliseconds).
 */
export const canBeKnownAt = (at: string, doneAt: string | null, now: number) =>
  Date.parse(at) <= now && Date.parse(at) > Date.parse(doneAt ?? at) - MINUTE_MS;
