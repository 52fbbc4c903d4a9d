import type { Quiz } from '@/contract/quiz';
import { AppError } from '@/errors/app-error';
import { getCurrent } from '@/errors/refusal';

export const hasErrorCode = (error: unknown, code: string) => error instanceof AppError && error.errorCode === code;

export const isStale = (error: unknown) => error instanceof AppError && error.status === 409;

/** Whether the error says that the draft was published or deleted. */
export const isGone = (error: unknown) =>
  hasErrorCode(error, 'QUIZ_STATUS') ||
  (error instanceof AppError && error.status === 404) ||
  (getCurrent<Quiz>(error)?.status ?? 'draft') !== 'draft';

/** Error that a dialog shows with this text. */
export const createDialogError = (text: string) => new AppError('business', { serverMessage: text });
