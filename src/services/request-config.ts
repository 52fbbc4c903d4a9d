import {
  type AxiosResponse,
  getLocale,
  type RequestConfig,
  type RequestOptions as UmiRequestOptions,
} from '@umijs/max';
import { AppError } from '@/errors/app-error';
import { isMessage } from '@/errors/catalogue';
import { businessError, isAnswer, isEnvelope, toAppError } from '@/errors/classify';
import { reportError } from '@/errors/report';
import { showError } from '@/errors/show';
import { readServerTime } from '@/utils/clock';

/** Default timeout; uploads and downloads have longer ones. */
const TIMEOUT_MS = 30_000;

/** Options of a request besides those of axios. */
export type RequestOptions = {
  /**
   * Who shows a failure; a message by default. `caller`: the calling form or dialog, or nobody for a poll. `inline`:
   * the component that shows the answer, as for all reads of a screen; the error handler still shows failures that need
   * more than a message.
   */
  errors?: 'caller' | 'inline';
  /** Guard of `data`. */
  shape?: (data: unknown) => boolean;
  /** For calls of the sign-in itself: a 401 does not end the session. */
  keepsSession?: boolean;
};

/** The session as requests see it, provided by app.tsx. */
export type CallSession = {
  /** Number of the session, different for each one. */
  number: () => number;
  /** Called when the server no longer accepts the session. */
  expire: () => void;
};

type Answer = { status: number; data: unknown };

/** Converts requests and answers for a backend that does not follow the contract (docs/operations.md). */
export type Adapter = {
  /** Changes a request before it is sent. */
  toRequest: (config: UmiRequestOptions) => UmiRequestOptions;
  /** Returns an answer as the contract promises it: the envelope, and the status that the console acts on. */
  toAnswer: (answer: Answer, config: UmiRequestOptions) => Answer;
};

/** For a backend that implements the contract. */
const noAdapter: Adapter = { toRequest: (config) => config, toAnswer: (answer) => answer };

/** Data of a sent request that its response needs. */
type SentOptions = RequestOptions & { session?: number; sentAt?: number };

function checkAnswer(response: AxiosResponse) {
  const { status, data, config, headers } = response;
  readServerTime(headers.date, (config as SentOptions).sentAt ?? Date.now());
  if (config.responseType === 'blob') return checkFile(response);
  const { shape } = config as RequestOptions;
  const isPromised = !shape || data?.success === false || shape(data?.data);
  if (!(status === 204 || isAnswer(data)) || !isPromised) throw new AppError('malformed', { status });
  return response;
}

const readEnvelope = (blob: Blob): Promise<unknown> =>
  blob
    .text()
    .then(JSON.parse)
    .catch(() => undefined);

/** A refused file download has its envelope in the blob. */
async function withReadBody(error: Error) {
  const failed = error as Error & { response?: AxiosResponse };
  const { response } = failed;
  if (response?.data instanceof Blob) response.data = await readEnvelope(response.data);
  return failed;
}

/** Replaces an answer by what the adapter makes of it. Files are passed on as they are. */
function adapt(response: AxiosResponse, { toAnswer }: Adapter) {
  if (!(response.data instanceof Blob)) Object.assign(response, toAnswer(response, response.config));
}

/** Refuses an empty answer, a page of a proxy and an envelope, which would otherwise be saved or shown as the file. */
async function checkFile(response: AxiosResponse) {
  const { status, data } = response;
  if (data.size > 0 && !/^(text\/html|application\/json)/.test(data.type)) return response;
  const body = await readEnvelope(data);
  throw isEnvelope(body) && !body.success ? businessError(body) : new AppError('malformed', { status });
}

/** A 401 ends the session without a message (docs/spec.md section 8). */
function endSession(error: AppError, sent: SentOptions, session: CallSession) {
  if (error.status !== 401 || sent.keepsSession) return;
  error.handled = true;
  session.expire();
}

/** Drops answers and failures of an earlier session, so that the next operator never sees them. */
function checkSession({ session }: SentOptions, { number }: CallSession) {
  if (session !== undefined && session !== number()) throw new AppError('cancelled');
}

/**
 * Configuration of Umi's `request`, through which every request of the console goes. Every failure leaves it as an
 * AppError.
 */
export function requestConfig(session: CallSession, adapter = noAdapter): RequestConfig {
  const fail = (error: unknown, sent: SentOptions): never => {
    const failure = toAppError(error);
    if (failure instanceof AppError) endSession(failure, sent, session);
    throw failure;
  };

  return {
    timeout: TIMEOUT_MS,
    // axios would otherwise accept an HTML page or a truncated response as a success.
    responseType: 'json',
    transitional: { silentJSONParsing: false, clarifyTimeoutError: true },
    requestInterceptors: [
      (config: UmiRequestOptions & SentOptions) => {
        config.session = session.number();
        config.sentAt = Date.now();
        config.headers = {
          ...config.headers,
          // A form on another site cannot set this header, which protects writes against CSRF.
          'X-Requested-With': 'XMLHttpRequest',
          'Accept-Language': getLocale(),
        };
        return adapter.toRequest(config);
      },
    ],
    responseInterceptors: [
      [
        (response) => {
          const sent = response.config as SentOptions;
          checkSession(sent, session);
          adapt(response, adapter);
          return response.status < 400
            ? checkAnswer(response)
            : fail({ isAxiosError: true, response, config: sent }, sent);
        },
        async (error: Error & { config?: SentOptions }) => {
          const { response } = await withReadBody(error);
          const sent = error.config ?? {};
          checkSession(sent, session);
          if (response) adapt(response, adapter);
          return fail(error, sent);
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
  };
}
