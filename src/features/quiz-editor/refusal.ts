import { AppError } from '@/errors/app-error';

/** Whether the server has refused with this code. */
export const hasCode = (error: unknown, code: string) => error instanceof AppError && error.errorCode === code;

export const isStale = (error: unknown) => error instanceof AppError && error.status === 409;

/** A failure that a dialog says in these words. */
export const failureSaying = (text: string) => new AppError('business', { serverMessage: text });
