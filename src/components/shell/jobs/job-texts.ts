import { API_PREFIX } from '@/contract/api-prefix';
import type { Job } from '@/contract/job';
import type { jobTexts } from '@/locales/job';
import type { TextOf } from '@/utils/text';

type JobText = TextOf<typeof jobTexts>;

/** Download URL of a job's file; null if there is none. */
export const downloadUrl = ({ fileUrl }: Job) => fileUrl && `${API_PREFIX}${fileUrl}`;

const MAX_SMALL_PACK = 20;

/** Whether a job packs so few codes that its file is saved as soon as it is ready. */
export const isSmallPack = ({ kind, total }: Job) => kind === 'codes' && total <= MAX_SMALL_PACK;

/** Whether every row succeeded: a succeeded job may have failed rows. */
export const isComplete = ({ state, failed }: Job) => state === 'succeeded' && failed.length === 0;

/** Result of a job including its rows: a succeeded job may have some or only failed rows. */
export function jobResult(job: Job): Job['state'] | 'partly' {
  if (job.state !== 'succeeded' || isComplete(job)) return job.state;
  return job.failed.length < job.done ? 'partly' : 'failed';
}

/** Number of reasons shown at once; the rows list all of them. */
const REASONS_SHOWN = 2;

/** Progress or result of a job: `已处理 5 / 20 条`, or `成功 11，失败 1：周期尚未结束`. */
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
