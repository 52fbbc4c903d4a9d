import { App } from 'antd';
import type { Hospital } from '@/contract/hospital';
import { AppError } from '@/errors/app-error';
import { useText } from '@/hooks/useText';

/**
 * Says that something was done to a hospital and reads it again; where somebody else was faster it is
 * read again too, so that the operator can look before acting. Any other failure is the caller's.
 */
export function useHospitalAction(reload: () => void) {
  const t = useText('hospital');
  const { message } = App.useApp();
  return async (done: string | undefined, work: Promise<Hospital | null>) => {
    try {
      await work;
    } catch (error) {
      if (!(error instanceof AppError) || error.status !== 409) throw error;
      message.warning(t('conflict'));
      reload();
      return false;
    }
    if (done !== undefined) message.success(done);
    reload();
    return true;
  };
}
