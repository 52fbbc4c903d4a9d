import { exportApi } from '../../src/contract/export';
import { handle } from '../handle';
import { startJob, toJob } from '../jobs/jobs';
import { matchingMemberIds } from '../members/filter';

export const exportHandlers = [
  handle(exportApi.start, ({ body: { entity, format, ...matching }, operator, language }) => {
    const job = startJob({
      kind: 'export',
      entity,
      action: 'export',
      work: { type: 'exportMembers', format },
      rowIds: matchingMemberIds(matching),
      operator,
      language,
    });
    return toJob(job, language);
  }),
];
