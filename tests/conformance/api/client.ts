import type { KnownCall } from './contract';
import { Cookies } from './cookies';
import { endAfter, LAST_TIMEOUT_MS } from './end-after';
import { gate } from './gate';
import { curlOf, requestOf, type Sent } from './request';

/** How a request reaches the server: `fetch`, or the mock in the same process. */
export type Fetch = (request: Request) => Promise<Response>;

/** Response to one call, or the reason why there is none. */
export type Answer = {
  call: KnownCall;
  sent: Sent;
  /** HTTP status; 0 if there was no response. */
  status: number;
  headers: Headers;
  bytes: Uint8Array;
  /** Body parsed as JSON; undefined if it is not JSON. */
  json: unknown;
  /** Why there was no response. */
  failure?: string;
  /** curl command that repeats the call, without secrets. */
  curl: string;
};

/** Maximum of parallel requests, so that the check does not overload a production server (docs/backend.md). */
const PLACES = 4;
const TIMEOUT_MS = 30_000;
/** Number of missing responses in a row after which requests get a shorter timeout. */
const PATIENT_SILENCES = 3;
const SHORT_TIMEOUT_MS = 5000;
/** Number of missing responses in a row after which the run stops, because each one may take its full timeout. */
const MAX_SILENCES = 8;
/** Number of missing responses to the same call after which it is no longer sent. */
const MAX_SILENCES_OF_CALL = 2;
/** Longest Retry-After of a 429 that the client waits for. */
const MAX_WAIT_SECONDS = 90;

const readJson = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
};

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The run was stopped; the message is the reason. Only clean-up requests are still sent. */
export class Interrupted extends Error {}

/** Sends calls with one session. */
export class Client {
  /** Once it is aborted, only clean-up requests are sent. */
  stopSignal?: AbortSignal;

  readonly cookies = new Cookies();
  /** Number of requests sent. */
  requestCount = 0;
  private readonly inTurn = gate(PLACES);

  constructor(
    /** Such as `https://console.example`. */
    readonly origin: string,
    private readonly fetchIt: Fetch,
    /** Called with every response. */
    private readonly onAnswer: (answer: Answer) => void = () => {},
  ) {}

  /**
   * Sends one call. Never throws because of a response or a missing one. On a 429 with a Retry-After of
   * at most 90 s it waits and repeats the call once, except for /login.
   * @param isLast whether the call cleans up, so that it is sent even after a stop
   * @throws Interrupted once the run is stopped
   */
  async send(call: KnownCall, sent: Sent = {}, isLast = false): Promise<Answer> {
    const answer = await this.inTurn(async () => {
      if (this.stopSignal?.aborted && !isLast) throw new Interrupted('by hand');
      if (this.isSilent && !isLast) throw new Interrupted(`${MAX_SILENCES} answers in a row did not come`);
      const first = await this.once(call, sent, isLast);
      const wait = first.status === 429 ? Number(first.headers.get('retry-after')) : 0;
      if (!(wait > 0 && wait <= MAX_WAIT_SECONDS) || call.endpoint.path === '/login') return first;
      await pause(wait * 1000);
      return this.once(call, sent, isLast);
    });
    this.onAnswer(answer);
    return answer;
  }

  /** Number of missing responses in a row. */
  private silences = 0;
  /** Number of missing responses by call, over the whole run. */
  private readonly silencesOf = new Map<string, number>();

  private get isSilent() {
    return this.silences >= MAX_SILENCES;
  }

  private async once(call: KnownCall, sent: Sent, isLast: boolean): Promise<Answer> {
    const isHurried = this.isSilent || (this.stopSignal?.aborted && this.silences > 0);
    const timeout = isHurried ? LAST_TIMEOUT_MS : this.silences >= PATIENT_SILENCES ? SHORT_TIMEOUT_MS : TIMEOUT_MS;
    const curl = curlOf(call.endpoint, sent, this.origin);
    const none = { call, sent, status: 0, headers: new Headers(), bytes: new Uint8Array(), json: undefined, curl };
    const silences = this.silencesOf.get(call.name) ?? 0;
    if (silences >= MAX_SILENCES_OF_CALL) return { ...none, failure: 'none twice, and so not asked again' };
    this.requestCount += 1;
    const stop = isLast ? undefined : this.stopSignal;
    const end = endAfter(timeout, stop);
    try {
      const request = requestOf(call.endpoint, sent, this.origin, this.cookies.toString());
      const answered = this.fetchIt(new Request(request, { signal: end.signal })).then(async (response) => ({
        response,
        bytes: new Uint8Array(await response.arrayBuffer()),
      }));
      const { response, bytes } = await Promise.race([answered, end.reached]);
      this.silences = 0;
      if (!sent.isAnonymous) this.cookies.take(response.headers);
      return { ...none, status: response.status, headers: response.headers, bytes, json: readJson(bytes) };
    } catch (error) {
      if (stop?.aborted) throw new Interrupted('by hand');
      this.silences += 1;
      this.silencesOf.set(call.name, silences + 1);
      const { message, cause } = error as Error;
      const reason = cause instanceof Error ? cause.message : message;
      return { ...none, failure: end.signal.aborted ? `no answer within ${timeout / 1000} s` : reason };
    } finally {
      end.clear();
    }
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** `data` of a response envelope; undefined if there is none. */
export const dataOf = ({ json }: Pick<Answer, 'json'>) => (isObject(json) ? json.data : undefined);

/** `errorCode` of a response; undefined if there is none. */
export const codeOf = ({ json }: Pick<Answer, 'json'>) =>
  isObject(json) && json.errorCode !== undefined ? String(json.errorCode) : undefined;

export const isSuccess = ({ status }: Pick<Answer, 'status'>) => status >= 200 && status < 300;
