import { AppError } from '@/errors/app-error';
import type { useLease } from '@/hooks/lease/useLease';
import { useRead } from '@/hooks/useRead';
import { getQuiz } from '@/services/quiz';

/**
 * Whether another operator has published or deleted the open draft. Checked when this window cannot edit it.
 *
 * @param status of the lease
 */
export function useDraftGone(id: string, status: ReturnType<typeof useLease>['status']) {
  const isDoubtful = status === 'failed' || status === 'lost' || status === 'free';
  const { data } = useRead(
    ['quiz', 'isGone', id, status],
    () => getQuiz(id).then((quiz) => quiz.status !== 'draft', isMissing),
    { enabled: isDoubtful, isUncached: true },
  );
  return data === true;
}

const isMissing = (error: unknown) => error instanceof AppError && error.status === 404;
