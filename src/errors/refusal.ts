import { AppError } from './app-error';

/** `data` of a refusal if it matches the contract; undefined for other errors. */
export const getRefusalData = <Data>(error: unknown, isData: (data: unknown) => data is Data): Data | undefined =>
  error instanceof AppError && isData(error.data) ? error.data : undefined;

/**
 * Waits for a write that can be refused because other things depend on its entity, and shows those instead of a message.
 * @throws the error of the write
 */
export async function runShowingBlockers<Result, Data>(
  work: Promise<Result>,
  isData: (data: unknown) => data is Data,
  show: (data: Data) => void,
): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const data = getRefusalData(error, isData);
    if (data !== undefined && error instanceof AppError) {
      error.handled = true;
      show(data);
    }
    throw error;
  }
}

const getPart = (error: unknown, status: number, name: string): unknown => {
  if (!(error instanceof AppError) || error.status !== status) return undefined;
  return (error.data as Record<string, unknown> | null | undefined)?.[name];
};

/**
 * The current version in a conflict (docs/api.md); undefined for other errors. The request layer has checked its shape.
 */
export const getCurrent = <Entity extends object>(error: unknown): Entity | undefined => {
  const current = getPart(error, 409, 'current');
  return typeof current === 'object' ? ((current ?? undefined) as Entity | undefined) : undefined;
};

/** Refused fields with their messages (docs/api.md); empty for other errors. */
export function getFieldErrors(error: unknown): [path: string, message: string][] {
  const fieldErrors = getPart(error, 422, 'fieldErrors');
  if (typeof fieldErrors !== 'object' || fieldErrors === null) return [];
  return Object.entries(fieldErrors).map(([path, message]) => [path, String(message)]);
}
