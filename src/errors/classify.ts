import type { AxiosError, AxiosResponse } from '@umijs/max';
import type { Envelope } from '@/contract/envelope';
import { AppError } from './app-error';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const getText = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : undefined);

/** Whether a body is the envelope of docs/spec.md section 7, as far as the console depends on it. */
export const isEnvelope = (body: unknown): body is Envelope => isRecord(body) && typeof body.success === 'boolean';

/**
 * Whether a body answers a call: the envelope of spec section 7. Only `success: false` is an error, so that an envelope
 * without `success` is an answer if it has data. A call with a shape checks its data; a call without one (a deletion, a
 * sign-in) was done, and reporting an error would make the operator repeat it.
 */
export const isAnswer = (body: unknown) =>
  isEnvelope(body) || (isRecord(body) && (body.success ?? undefined) === undefined && 'data' in body);

/** Some backends send numbers as codes. */
const getCode = (value: unknown) => (typeof value === 'number' ? String(value) : getText(value));

/** Some backends send numbers as text. */
const getNumber = (value: unknown) => {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^\s*\d+\s*$/.test(value) ? Number(value) : undefined;
};

/** Reads the details of an error from any body. */
function getDetails(body: unknown) {
  if (!isRecord(body)) return {};
  return {
    errorCode: getCode(body.errorCode),
    serverMessage: getText(body.errorMessage) ?? getText(body.errorMsg),
    showType: getNumber(body.showType),
    requestId: getText(body.requestId),
    data: body.data,
  };
}

/** Error of an envelope with `success: false`. */
export const businessError = (envelope: unknown, status = 200) =>
  new AppError('business', { ...getDetails(envelope), status });

type Shape = (data: unknown) => boolean;

/** A conflict must bring the complete current version, because the form compares with it. */
const isBrokenConflict = (status: number, data: unknown, shape?: Shape) =>
  status === 409 && shape !== undefined && isRecord(data) && isRecord(data.current) && !shape(data.current);

/** Waiting time of a 429: from its `data` (docs/api.md), or from the header, as a gateway sends it. */
function getRetryAfter(status: number, data: unknown, header: unknown) {
  if (status !== 429) return undefined;
  const seconds = (isRecord(data) ? getNumber(data.retryAfterSeconds) : undefined) ?? getNumber(header);
  return seconds !== undefined && seconds > 0 ? Math.ceil(seconds) : undefined;
}

/**
 * Error of an answer with an error status.
 * @param shape shape of the answer of the call, and of the current version in a conflict
 */
export function httpError(
  { status, data, headers }: Pick<AxiosResponse, 'status' | 'data' | 'headers'>,
  shape?: Shape,
) {
  const details = getDetails(data);
  if (isBrokenConflict(status, details.data, shape)) details.data = undefined;
  return new AppError(isEnvelope(data) ? 'business' : 'http', {
    ...details,
    // Spec section 8: an error status shows errorMsg first.
    serverMessage: (isRecord(data) ? getText(data.errorMsg) : undefined) ?? details.serverMessage,
    requestId: details.requestId ?? getText(headers?.['x-request-id']),
    retryAfterSeconds: getRetryAfter(status, details.data, headers?.['retry-after']),
    status,
  });
}

const isAxiosError = (error: unknown): error is AxiosError => isRecord(error) && error.isAxiosError === true;

/** Turns what a request rejected with into an AppError. Other errors are returned unchanged. */
export function toAppError(error: unknown): unknown {
  if (error instanceof AppError || !isAxiosError(error)) return error;
  if (error.code === 'ERR_CANCELED') return new AppError('cancelled', { cause: error });
  const { response } = error;
  if (!response || response.status === 0) {
    return new AppError(error.code === 'ETIMEDOUT' ? 'timeout' : 'network', { cause: error });
  }
  if (response.status >= 200 && response.status < 300) {
    return new AppError('malformed', { status: response.status, cause: error });
  }
  return httpError(response, (error.config as { shape?: Shape } | undefined)?.shape);
}
