import type { Quiz } from '@/contract/quiz';
import { AppError } from '@/errors/app-error';
import { getCurrent } from '@/errors/refusal';

/** Whether the server has refused with this code. */
export const hasCode = (error: unknown, code: string) => error instanceof AppError && error.errorCode === code;

export const isStale = (error: unknown) => error instanceof AppError && error.status === 409;

/** Whether a draft is one no longer: it was published, or deleted. */
export const isGone = (error: unknown) =>
  hasCode(error, 'QUIZ_STATUS') ||
  (error instanceof AppError && error.status === 404) ||
  (getCurrent<Quiz>(error)?.status ?? 'draft') !== 'draft';

/** A failure that a dialog says in these words. */
export const failureSaying = (text: string) => new AppError('business', { serverMessage: text });
