import { exportApi } from '../../src/contract/export';
import { handle } from '../handle';
import { startJob, toJob } from '../jobs/jobs';
import { matchingMemberIds } from '../members/filter';

export const exportHandlers = [
  handle(exportApi.start, ({ body: { entity, format, ids, ...matching }, operator, language }) => {
    const picked = ids && new Set(ids);
    const job = startJob({
      kind: 'export',
      entity,
      action: 'export',
      work: { type: 'exportMembers', format },
      rowIds: matchingMemberIds(matching).filter((id) => picked?.has(id) ?? true),
      operator,
      language,
    });
    return toJob(job, language);
  }),
];
