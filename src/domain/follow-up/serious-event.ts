import type { FollowUp } from '../../contract/follow-up';

const HOUR_MS = 3_600_000;
/** From when it was learnt of to the report of the investigator to the sponsor. */
export const seriousEventReportHours = 24;

/** Whether a contact tells of a serious event: by what the operator said, or because the patient has died of a reaction. */
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
 * By when a serious event is to be reported, ISO 8601; null where there is none. An investigator has 24 hours from when
 * it was learnt of (《医疗器械临床试验质量管理规范》, notice no. 28 of 2022 of the National Medical Products
 * Administration); that for drugs of 2020 says at once.
 */
export const seriousEventReportDueAt = ({ adverseSerious, doneAt }: Pick<FollowUp, 'adverseSerious' | 'doneAt'>) =>
  adverseSerious && doneAt !== null
    ? new Date(Date.parse(doneAt) + seriousEventReportHours * HOUR_MS).toISOString()
    : null;
