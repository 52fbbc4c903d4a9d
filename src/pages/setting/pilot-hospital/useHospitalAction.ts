import { App } from 'antd';
import type { Hospital } from '@/contract/hospital';
import { useStaleGuard } from '@/hooks/useStaleGuard';

/**
 * Says that something was done to a hospital and reads the list again; where somebody else was faster that is
 * said instead.
 *
 * @returns runs `work`; true when it was done, throws any failure but that of being overtaken
 */
export function useHospitalAction(reload: () => void) {
  const { message } = App.useApp();
  const guardStale = useStaleGuard();
  return async (done: string | undefined, work: Promise<Hospital | null>) => {
    if ((await guardStale(work, reload)).status === 'stale') return false;
    if (done !== undefined) message.success(done);
    reload();
    return true;
  };
}
