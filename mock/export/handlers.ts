import type { z } from 'zod';
import { type ExportInput, exportApi } from '../../src/contract/export';
import { handle } from '../handle';
import { matchingHospitalIds } from '../hospital/filter';
import { startJob, toJob } from '../job/jobs';
import { originOf } from '../log/origin';
import { matchingMemberIds } from '../member/filter';
import { checkExport } from './start';
import type { ExportWork } from './work';

type Input = z.output<typeof ExportInput>;

const matchingIds = (input: Input) =>
  input.entity === 'member' ? matchingMemberIds(input) : matchingHospitalIds(input);

function workOf(input: Input): ExportWork {
  const { entity, format } = input;
  return { type: 'export', entity, format, clear: input.entity === 'member' ? input.clear : undefined };
}

export const exportHandlers = [
  handle(exportApi.start, ({ body, operator, language, request, requestId }) => {
    const picked = body.ids && new Set(body.ids);
    const rowIds = matchingIds(body).filter((id) => picked?.has(id) ?? true);
    const work = workOf(body);
    const asked = { operator, rowIds, origin: originOf({ request, requestId }) };
    checkExport({ ...asked, work });
    const action = work.clear ? 'exportClear' : 'export';
    return toJob(startJob({ kind: 'export', entity: body.entity, action, work, language, ...asked }), language);
  }),
];
