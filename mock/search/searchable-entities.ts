import type { FoundThing } from '../../src/contract/search';
import { getFollowUpStatus } from '../../src/domain/follow-up/follow-up';
import { maskName } from '../../src/domain/mask';
import { getRecordStatus } from '../../src/domain/record-status';
import { getStatusAt, linkTable } from '../channel-link/table';
import { projectTable } from '../project/table';
import { getReportStatusAt } from '../report/table';
import { state } from '../state';
import { byId } from '../store/by-id';

/** Searchable entity with its number, and a name unless that is personal. */
type SearchableEntity = { no: string; name?: string; found: () => FoundThing };

/** Searchable entities of each kind at `now` (milliseconds). */
export function getSearchableEntities(now: number): Record<FoundThing['kind'], SearchableEntity[]> {
  const { members, records, reports, followUps, channels } = state().world;
  const [memberOf, recordOf] = [byId(members), byId(records)];
  const [projectOf, channelOf] = [byId(projectTable.rows()), byId(channels)];
  const getMaskedName = (memberId: string) => {
    const name = memberOf.get(memberId)?.realName;
    return name ? maskName(name) : null;
  };
  const getProjectName = (recordId: string | null) =>
    projectOf.get(recordOf.get(recordId ?? '')?.projectId ?? '')?.name ?? null;

  return {
    member: members.map(({ id, memberNo: no, status }) => ({
      no,
      found: () => ({ kind: 'member', id, no, label: getMaskedName(id), sub: null, status }),
    })),
    record: records.map((row) => ({
      no: row.recordNo,
      found: () => ({
        kind: 'record',
        id: row.id,
        no: row.recordNo,
        label: getMaskedName(row.memberId),
        sub: getProjectName(row.id),
        status: getRecordStatus(row, now),
      }),
    })),
    report: reports.map((row) => ({
      no: row.reportNo,
      found: () => ({
        kind: 'report',
        id: row.id,
        no: row.reportNo,
        label: getMaskedName(row.memberId),
        sub: getProjectName(row.recordId),
        status: getReportStatusAt(row, now),
      }),
    })),
    followUp: followUps.map((row) => ({
      no: row.followNo,
      found: () => ({
        kind: 'followUp',
        id: row.id,
        no: row.followNo,
        label: getMaskedName(row.memberId),
        sub: getProjectName(row.recordId),
        status: getFollowUpStatus(row, now),
      }),
    })),
    project: projectTable.rows().map(({ id, projectNo: no, name, status }) => ({
      no,
      name,
      found: () => ({ kind: 'project', id, no, label: name, sub: null, status }),
    })),
    channel: channels.map(({ id, code: no, name, status }) => ({
      no,
      name,
      found: () => ({ kind: 'channel', id, no, label: name, sub: null, status }),
    })),
    link: linkTable.rows().map((row) => ({
      no: row.linkCode,
      name: row.name,
      found: () => ({
        kind: 'link',
        id: row.id,
        no: row.linkCode,
        label: row.name,
        sub: channelOf.get(row.channelId)?.name ?? null,
        status: getStatusAt(row, now),
      }),
    })),
  };
}
