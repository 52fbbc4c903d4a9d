import { exportApi } from '../../src/contract/export';
import type { Entity } from '../entity';
import { Fault } from '../fault';
import { handleFile } from '../handle';
import { getOrigin } from '../log/origin';
import { messages } from '../messages';
import { getJob } from './jobs';
import type { Worker } from './worker';

/** Download of the files that jobs write. */
export const createFileEntity = (workers: readonly Worker[]): Entity => ({
  handlers: [
    handleFile(exportApi.file, ({ params, operator, request, requestId }) => {
      const job = getJob(operator, params.id, Date.now());
      const { file } = workers.find(({ type }) => type === job.work.type) ?? {};
      if (!file || job.state !== 'succeeded') throw new Fault(messages.notFound);
      return file(job, job.work.data, getOrigin({ request, requestId }));
    }),
  ],
});
