import { HttpResponse, http } from 'msw';
import { API_PREFIX } from '../../src/contract/api-prefix';
import { Fault } from '../fault';
import { answered } from '../handle';
import { advanceJobs, jobOf } from '../job/jobs';
import { originOf } from '../log/origin';
import { messages } from '../messages';
import { operatorOf } from '../session/cookie';
import { logDownload } from './access-log';
import { fileOf } from './file';

/** The file of an export, itself and not in an envelope; a failure comes in one. */
export const fileHandlers = [
  http.get<{ id: string }>(`*${API_PREFIX}/files/:id`, ({ request, params, cookies }) =>
    answered(request, async (requestId) => {
      const operator = operatorOf(cookies);
      if (!operator) throw new Fault(401, messages.unauthorized);
      advanceJobs(Date.now());
      const job = jobOf(operator, params.id, Date.now());
      if (job.kind !== 'export' || job.state !== 'succeeded') throw new Fault(404, messages.notFound);
      const { body, headers } = await fileOf(job);
      logDownload(job, originOf({ request, requestId }));
      return new HttpResponse(body, { headers });
    }),
  ),
];
