import { jobApi } from '../../src/contract/job';
import type { Entity } from '../entity';
import { handle } from '../handle';
import { cancelJob, getJob, getJobs, toJob } from './jobs';

export const job: Entity = {
  handlers: [
    handle(jobApi.list, ({ operator, language }) => {
      const list = getJobs(operator, Date.now()).map((job) => toJob(job, language));
      return { list, total: list.length };
    }),

    handle(jobApi.get, ({ params, operator, language }) => toJob(getJob(operator, params.id, Date.now()), language)),

    handle(jobApi.cancel, ({ params, operator, language }) => {
      const job = getJob(operator, params.id, Date.now());
      cancelJob(job, Date.now());
      return toJob(job, language);
    }),
  ],
};
