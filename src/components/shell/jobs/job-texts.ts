import { API_PREFIX } from '@/contract/api-prefix';
import type { Job } from '@/contract/job';
import type { jobTexts } from '@/locales/job';
import type { TextOf } from '@/utils/text';

type JobText = TextOf<typeof jobTexts>;

/** Where the file of a job is fetched from; null while there is none. */
export const downloadUrl = ({ fileUrl }: Job) => fileUrl && `${API_PREFIX}${fileUrl}`;

/** Whether all that a job did is done: one that succeeded may have left rows as they were. */
export const isComplete = ({ state, failed }: Job) => state === 'succeeded' && failed.length === 0;

/** How a job has come out, its rows counted in: one that succeeded may have left some of them as they were, or all. */
export function jobResult(job: Job): Job['state'] | 'partly' {
  if (job.state !== 'succeeded' || isComplete(job)) return job.state;
  return job.failed.length < job.done ? 'partly' : 'failed';
}

/** Reasons that are named at once; whoever wants all of them looks at the rows. */
const REASONS_SHOWN = 2;

/** How far a job has come or how it ended: `已处理 5 / 20 条`, or `成功 11，失败 1：周期尚未结束`. */
export function jobOutcome(t: JobText, { state, errorMessage, done, total, failed }: Job) {
  if (errorMessage !== null) return errorMessage;
  if (state !== 'succeeded' || failed.length === 0) return t('count', { done, total });
  const reasons = [...new Set(failed.map(({ reason }) => reason))];
  return t('partly', {
    done: Math.max(0, done - failed.length),
    failed: failed.length,
    reasons: reasons.slice(0, REASONS_SHOWN).join(t('reasonSeparator')),
    more: reasons.length > REASONS_SHOWN ? 'yes' : 'no',
  });
}
