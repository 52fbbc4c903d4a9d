import {
  type AxiosResponse,
  getLocale,
  type RequestConfig,
  type RequestOptions as UmiRequestOptions,
} from '@umijs/max';
import { AppError } from '@/errors/app-error';
import { isMessage } from '@/errors/catalogue';
import { businessError, isAnswer, toAppError } from '@/errors/classify';
import { reportError } from '@/errors/report';
import { showError } from '@/errors/show';
import { readServerTime, serverNow } from '@/utils/clock';

/** The console gives up on an answer after this; uploads and downloads say their own. */
const TIMEOUT_MS = 30_000;

/** Options of a request beside those of axios. */
export type RequestOptions = {
  /**
   * Who shows a failure; by default a message does. `caller`: a form or dialog shows every failure, or nobody does, as
   * for a poll. `inline`: the place of the answer, as for all reads of a screen; the error handler still shows what
   * needs more than a message.
   */
  errors?: 'caller' | 'inline';
  /** Whether `data` is what the answer promises. */
  shape?: (data: unknown) => boolean;
  /** A call of sign-in itself, for which a 401 is an answer and not the end of a session. */
  keepsSession?: boolean;
};

/** The session that all calls are made in, of which they know no more; app.tsx gives it. */
export type CallSession = {
  /** Another one for each session. */
  number: () => number;
  /** The server knows nobody (any more). */
  expire: () => void;
};

/** What a request was sent with, as far as its failure needs it. */
type SentOptions = RequestOptions & { session?: number; sentAt?: number };

function checkAnswer(response: AxiosResponse) {
  const { status, data, config, headers } = response;
  readServerTime(headers.date, (config as SentOptions).sentAt ?? serverNow());
  if (config.responseType === 'blob') return response;
  const { shape } = config as RequestOptions;
  const isPromised = !shape || data?.success === false || shape(data?.data);
  if (!(status === 204 || isAnswer(data)) || !isPromised) throw new AppError('malformed', { status });
  return response;
}

/** A file that is refused says why in an envelope, which arrives as the file would have. */
async function withReadBody(error: Error) {
  const { response } = error as { response?: AxiosResponse };
  if (response?.data instanceof Blob) {
    response.data = await response.data
      .text()
      .then(JSON.parse)
      .catch(() => undefined);
  }
  return error;
}

/** A 401 ends the session, which nothing has to say beside it (docs/spec.md section 8). */
function endSession(error: AppError, sent: SentOptions, session: CallSession) {
  if (error.status !== 401 || sent.keepsSession) return;
  error.handled = true;
  session.expire();
}

/** An answer to an operator who has left is not for the next one: neither its data nor its failure. */
function checkSession({ session }: SentOptions, { number }: CallSession) {
  if (session !== undefined && session !== number()) throw new AppError('cancelled');
}

/**
 * The one error path of all requests. Every request of the console goes through Umi's `request`
 * with this configuration, and every failure leaves it as an AppError.
 */
export const requestConfig = (session: CallSession): RequestConfig => ({
  timeout: TIMEOUT_MS,
  // axios would otherwise take an HTML page or half an answer for a success.
  responseType: 'json',
  transitional: { silentJSONParsing: false, clarifyTimeoutError: true },
  requestInterceptors: [
    (config: UmiRequestOptions & SentOptions) => {
      config.session = session.number();
      config.sentAt = serverNow();
      config.headers = {
        ...config.headers,
        // A form on another site cannot set it, which is what keeps writes from being forged.
        'X-Requested-With': 'XMLHttpRequest',
        'Accept-Language': getLocale(),
      };
      return config;
    },
  ],
  responseInterceptors: [
    [
      (response) => {
        checkSession(response.config as SentOptions, session);
        return checkAnswer(response);
      },
      async (error: Error & { config?: SentOptions }) => {
        const failure = toAppError(await withReadBody(error));
        const sent = error.config ?? {};
        checkSession(sent, session);
        if (failure instanceof AppError) endSession(failure, sent, session);
        throw failure;
      },
    ],
  ],
  errorConfig: {
    errorThrower(envelope) {
      throw businessError(envelope);
    },
    errorHandler(error, options: UmiRequestOptions & RequestOptions) {
      if (!(error instanceof AppError)) {
        reportError(error, 'request');
        return;
      }
      if ((error.status ?? 0) >= 500 || error.kind === 'malformed') reportError(error, 'request');
      if (options.errors === 'caller' || (options.errors === 'inline' && isMessage(error))) return;
      showError(error);
    },
  },
});
