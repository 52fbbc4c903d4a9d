import type { z } from 'zod';
import { recordTabs } from '../../src/contract/limits/record';
import type { RecordListed, RecordQuery } from '../../src/contract/record-list';
import { needsAcknowledgment } from '../../src/domain/follow-up/follow-up';
import { getLostContactReason } from '../../src/domain/follow-up/lost-contact';
import type { FollowUpRow } from '../follow-up/follow-up-row';
import { getCriticalByRecord } from '../report/critical';
import { state } from '../state';
import { page } from '../store/list';
import { findRecords } from './filter';
import type { RecordLine } from './table';

type Query = z.output<typeof RecordQuery>;
type FollowUps = (
  record: Pick<RecordLine, 'id' | 'status'>,
) => Pick<RecordListed, 'nextFollowUpAt' | 'nextFollowUpByCalendar' | 'lostContact' | 'hasOpenAdverse' | 'hasCritical'>;

/** Creates a function that derives fields of records from their follow-ups and reports. */
export function createFollowUpDeriver(): FollowUps {
  const { followUps } = state().world;
  const due = new Map<string, FollowUpRow>();
  const adverse = new Set<string>();
  const getCritical = getCriticalByRecord();
  const rounds = new Map<string, FollowUpRow[]>();
  for (const row of followUps) {
    const { recordId, status } = row;
    if (recordId === null) continue;
    rounds.set(recordId, [...(rounds.get(recordId) ?? []), row]);
    if (needsAcknowledgment(row) && row.adverseAckAt === null) adverse.add(recordId);
    const first = due.get(recordId);
    const isFirst = first === undefined || Date.parse(row.dueAt) < Date.parse(first.dueAt);
    if (status === 'pending' && isFirst) due.set(recordId, row);
  }
  return ({ id, status }) => ({
    nextFollowUpAt: due.get(id)?.dueAt ?? null,
    nextFollowUpByCalendar: due.get(id)?.dueByCalendar ?? false,
    lostContact: status === 'approved' ? getLostContactReason(rounds.get(id) ?? []) : null,
    hasOpenAdverse: adverse.has(id),
    hasCritical: getCritical(id).length > 0,
  });
}

/** Record as a list item, without clear personal data. */
export const createListedPresenter =
  (deriveFollowUps: FollowUps) =>
  ({ patientName: _, mobile: __, reachedStage: ___, ...line }: RecordLine): RecordListed => ({
    ...line,
    ...deriveFollowUps(line),
  });

export function getRecordsPage({ current, pageSize, sort, ...filter }: Query, operatorId: string) {
  const { list, total } = page(findRecords(filter, operatorId, sort), current, pageSize);
  return { list: list.map(createListedPresenter(createFollowUpDeriver())), total };
}

/** Number of records of each tab; the status of the tab replaces that of the filter. */
export function getRecordCounts({ status, ...filter }: Parameters<typeof findRecords>[0], operatorId: string) {
  const lines = findRecords(filter, operatorId);
  const countTab = (tab: (typeof recordTabs)[number]) =>
    tab === 'all'
      ? findRecords({ ...filter, status }, operatorId).length
      : lines.filter(({ status: is }) => is === tab).length;
  return Object.fromEntries(recordTabs.map((tab) => [tab, countTab(tab)])) as Record<
    (typeof recordTabs)[number],
    number
  >;
}
