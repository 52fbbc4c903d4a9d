import type { z } from 'zod';
import { type ExportInput, exportApi } from '../../src/contract/export';
import { handle } from '../handle';
import { matchingHospitalIds } from '../hospitals/filter';
import { startJob, toJob } from '../jobs/jobs';
import { originOf } from '../logs/origin';
import { matchingMemberIds } from '../members/filter';

const plans = { member: 'exportMembers', hospital: 'exportHospitals' } as const;

const matchingIds = (input: z.output<typeof ExportInput>) =>
  input.entity === 'member' ? matchingMemberIds(input) : matchingHospitalIds(input);

export const exportHandlers = [
  handle(exportApi.start, ({ body, operator, language, request, requestId }) => {
    const { entity, format, ids } = body;
    const picked = ids && new Set(ids);
    const job = startJob({
      kind: 'export',
      entity,
      action: 'export',
      work: { type: plans[entity], format },
      rowIds: matchingIds(body).filter((id) => picked?.has(id) ?? true),
      operator,
      origin: originOf({ request, requestId }),
      language,
    });
    return toJob(job, language);
  }),
];
