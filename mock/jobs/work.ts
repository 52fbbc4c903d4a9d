import type { ExportFormat } from '../../src/contract/export';
import type { MemberBulkAction } from '../../src/contract/member';
import { memberLine } from '../exports/member';
import { changeTags } from '../members/actions';
import { toMember } from '../members/table';
import { state } from '../state';
import { find } from '../store/update';
import type { JobRow } from './job-row';

/** What a job does to each of its rows. */
export type Work = { type: 'exportMembers'; format: ExportFormat } | { type: 'changeTags'; change: MemberBulkAction };

/** @throws Fault when the row cannot be worked on */
export function workOn({ work, language, operator, lines }: JobRow, rowId: string) {
  const member = find(state().world.members, rowId);
  switch (work.type) {
    case 'exportMembers':
      lines.push(memberLine(toMember(member), language));
      break;
    case 'changeTags':
      changeTags(member, work.change, { operatorName: operator.name });
  }
}

/** How a row that was left as it was is called. */
export const labelOf = (rowId: string) => state().world.members.find(({ id }) => id === rowId)?.memberNo ?? rowId;
