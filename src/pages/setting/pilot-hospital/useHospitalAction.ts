import { App } from 'antd';
import type { Hospital } from '@/contract/hospital';
import { useOvertaken } from '@/hooks/useOvertaken';

/**
 * Says that something was done to a hospital and reads the list again; where somebody else was faster that is
 * said instead.
 *
 * @returns runs `work`; true when it was done, throws any failure but that of being overtaken
 */
export function useHospitalAction(reload: () => void) {
  const { message } = App.useApp();
  const unlessOvertaken = useOvertaken();
  return async (done: string | undefined, work: Promise<Hospital | null>) => {
    if ((await unlessOvertaken(work, reload)) === undefined) return false;
    if (done !== undefined) message.success(done);
    reload();
    return true;
  };
}
