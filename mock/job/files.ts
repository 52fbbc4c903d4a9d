import { exportApi } from '../../src/contract/export';
import type { Entity } from '../entity';
import { Fault } from '../fault';
import { handleFile } from '../handle';
import { originOf } from '../log/origin';
import { messages } from '../messages';
import { jobOf } from './jobs';
import type { Worker } from './worker';

/** The files that the jobs of `workers` write. */
export const jobFilesOf = (workers: readonly Worker[]): Entity => ({
  handlers: [
    handleFile(exportApi.file, ({ params, operator, request, requestId }) => {
      const job = jobOf(operator, params.id, Date.now());
      const { file } = workers.find(({ type }) => type === job.work.type) ?? {};
      if (!file || job.state !== 'succeeded') throw new Fault(messages.notFound);
      return file(job, job.work.data, originOf({ request, requestId }));
    }),
  ],
});
