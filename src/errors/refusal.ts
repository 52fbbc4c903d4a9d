import { AppError } from './app-error';

/** What came with a refusal, where it is what the contract says; undefined for any other failure. */
export const getRefusalData = <Data>(error: unknown, isData: (data: unknown) => data is Data): Data | undefined =>
  error instanceof AppError && isData(error.data) ? error.data : undefined;

/**
 * Waits for what may be refused because of something else, and has that shown in place of a message.
 * @throws whatever the failure is
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
 * What somebody else has saved that a write met (docs/api.md); undefined for any other failure.
 * The request layer has looked at it: it is what the call itself answers with.
 */
export const getCurrent = <Entity extends object>(error: unknown): Entity | undefined => {
  const current = getPart(error, 409, 'current');
  return typeof current === 'object' ? ((current ?? undefined) as Entity | undefined) : undefined;
};

/** What the server refused, by the path of the field (docs/api.md); nothing for any other failure. */
export function getFieldErrors(error: unknown): [path: string, message: string][] {
  const fieldErrors = getPart(error, 422, 'fieldErrors');
  if (typeof fieldErrors !== 'object' || fieldErrors === null) return [];
  return Object.entries(fieldErrors).map(([path, message]) => [path, String(message)]);
}
