import type { AxiosError, AxiosResponse } from '@umijs/max';
import type { Envelope } from '@/contract/envelope';
import { AppError } from './app-error';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const getText = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : undefined);

/** True for the envelope of docs/spec.md section 7, as far as the console depends on it. */
export const isEnvelope = (body: unknown): body is Envelope => isRecord(body) && typeof body.success === 'boolean';

/**
 * True for what answers a call: the envelope of spec section 7, of which only `success: false` is an error, so that
 * one without `success` is an answer as long as it has data. A call that promises a shape looks at them; one that
 * promises none has been done (a deletion, an order, a sign-in), and to say otherwise would have it done twice.
 */
export const isAnswer = (body: unknown) =>
  isEnvelope(body) || (isRecord(body) && (body.success ?? undefined) === undefined && 'data' in body);

/** Some backends number their codes. */
const getCode = (value: unknown) => (typeof value === 'number' ? String(value) : getText(value));

/** And some send a number as text. */
const getNumber = (value: unknown) => {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^\s*\d+\s*$/.test(value) ? Number(value) : undefined;
};

/** Details of a failure, from whatever the server sent as its body. */
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

/** The error of an envelope with `success: false`. */
export const businessError = (envelope: unknown, status = 200) =>
  new AppError('business', { ...getDetails(envelope), status });

type Shape = (data: unknown) => boolean;

/** What somebody else has saved comes with a conflict, to be compared: half of it is of no use to anybody. */
const isBrokenConflict = (status: number, data: unknown, shape?: Shape) =>
  status === 409 && shape !== undefined && isRecord(data) && isRecord(data.current) && !shape(data.current);

/**
 * The error of an answer with an error status.
 * @param shape what the call promises to answer with, and in a conflict the newer version too
 */
export function httpError(
  { status, data, headers }: Pick<AxiosResponse, 'status' | 'data' | 'headers'>,
  shape?: Shape,
) {
  const details = getDetails(data);
  if (isBrokenConflict(status, details.data, shape)) details.data = undefined;
  return new AppError(isEnvelope(data) ? 'business' : 'http', {
    ...details,
    // Spec section 8: errors of a status show errorMsg first.
    serverMessage: (isRecord(data) ? getText(data.errorMsg) : undefined) ?? details.serverMessage,
    requestId: details.requestId ?? getText(headers?.['x-request-id']),
    status,
  });
}

const isAxiosError = (error: unknown): error is AxiosError => isRecord(error) && error.isAxiosError === true;

/** Whatever a request rejected with, as an AppError. Anything that no request caused comes back as it is. */
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
