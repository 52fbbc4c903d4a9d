import type { KnownCall } from './contract';
import { Cookies } from './cookies';
import { endAfter, LAST_TIMEOUT_MS } from './end-after';
import { gate } from './gate';
import { curlOf, requestOf, type Sent } from './request';

/** How a request reaches the server: `fetch`, or the mock in the same process. */
export type Fetch = (request: Request) => Promise<Response>;

/** What came back of one call. */
export type Answer = {
  call: KnownCall;
  sent: Sent;
  /** 0 where there was none. */
  status: number;
  headers: Headers;
  bytes: Uint8Array;
  /** As JSON; undefined where it is none. */
  json: unknown;
  /** Why there was none. */
  failure?: string;
  /** The call for a shell, without secrets. */
  curl: string;
};

/** Requests at a time, so that a server at work is not held up (docs/backend.md). */
const PLACES = 4;
const TIMEOUT_MS = 30_000;
/** Answers in a row that did not come, after which others are waited for not as long. */
const PATIENT_SILENCES = 3;
const SHORT_TIMEOUT_MS = 5000;
/** Answers in a row that did not come, after which nobody is asked any more: each may take its whole time. */
const MAX_SILENCES = 8;
/** Times that one call may be silent before it is asked no more. */
const MAX_SILENCES_OF_CALL = 2;
/** The longest wait that a 429 may ask for and gets. */
const MAX_WAIT_SECONDS = 90;

const readJson = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
};

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The run is stopped, with the reason: what it has made is put away, and nothing else is asked. */
export class Interrupted extends Error {}

/** Sends calls with one session. */
export class Client {
  /** Once it is aborted, nothing more is sent but what puts things away. */
  stopSignal?: AbortSignal;

  readonly cookies = new Cookies();
  /** How many requests went out. */
  requestCount = 0;
  private readonly inTurn = gate(PLACES);

  constructor(
    /** Such as `https://console.example`. */
    readonly origin: string,
    private readonly fetchIt: Fetch,
    /** Looks at every answer. */
    private readonly onAnswer: (answer: Answer) => void = () => {},
  ) {}

  /**
   * Sends one call; never throws for what the server does. Waits once where a 429 says how long.
   * @param isLast whether it puts something away, and so is sent after a stop too
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

  /** How many answers in a row did not come. */
  private silences = 0;
  /** The same of each call, in all. */
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

/** `data` of an answer's envelope; undefined where there is none. */
export const dataOf = ({ json }: Pick<Answer, 'json'>) => (isObject(json) ? json.data : undefined);

/** What an answer that is no success calls itself. */
export const codeOf = ({ json }: Pick<Answer, 'json'>) =>
  isObject(json) && json.errorCode !== undefined ? String(json.errorCode) : undefined;

export const isSuccess = ({ status }: Pick<Answer, 'status'>) => status >= 200 && status < 300;
