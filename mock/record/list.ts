import type { z } from 'zod';
import type { RecordListed, RecordUrlQuery } from '../../src/contract/record-list';
import { isGrave } from '../../src/domain/follow-up/follow-up';
import { state } from '../state';
import { page } from '../store/list';
import { recordsBy } from './filter';
import type { RecordLine } from './table';

/** Says of records what their follow-ups say; made once for many. */
function followUpsPresenter(): (id: string) => Pick<RecordListed, 'nextFollowUpAt' | 'hasOpenAdverse'> {
  const { followUps } = state().world;
  const due = new Map<string, string>();
  const adverse = new Set<string>();
  for (const row of followUps) {
    const { recordId, status, dueAt } = row;
    if (recordId === null) continue;
    if (isGrave(row) && row.adverseAckAt === null) adverse.add(recordId);
    const first = due.get(recordId);
    const isFirst = first === undefined || Date.parse(dueAt) < Date.parse(first);
    if (status === 'pending' && isFirst) due.set(recordId, dueAt);
  }
  return (id) => ({ nextFollowUpAt: due.get(id) ?? null, hasOpenAdverse: adverse.has(id) });
}

/** What an operator may see of a line without a purpose: no clear name and no clear number. */
function listedPresenter(): (line: RecordLine) => RecordListed {
  const followUpsOf = followUpsPresenter();
  return ({ patientName: _, mobile: __, ...line }) => ({ ...line, ...followUpsOf(line.id) });
}

/** A page of records; those that nobody has handed in only where `status` asks for them. */
export function recordsPage(
  { current, pageSize, sort, ...filter }: z.output<typeof RecordUrlQuery>,
  operatorId: string,
) {
  const all = recordsBy(filter, operatorId, sort);
  const found = filter.status === undefined ? all.filter(({ submittedAt }) => submittedAt !== null) : all;
  const { list, total } = page(found, current, pageSize);
  return { list: list.map(listedPresenter()), total };
}
