import { addsSomething } from '../../config/scripts/openapi/contract';
import { type Answer, Client, codeOf, type Fetch, Interrupted, isSuccess } from './api/client';
import type { Contract, KnownCall } from './api/contract';
import { examine, statusOf } from './findings/answer';
import { about, type Finding, Findings } from './findings/findings';

/** Expected status and code of a response. */
export type Expected = {
  /** Any of these statuses. */
  status: readonly number[];
  /** Error code of the contract; any code is allowed if undefined. */
  code?: string;
  /** Part of the request that the report shows, such as `?status=active`. */
  where?: string;
  source?: string;
};

/** State of one run against one server: client, findings and coverage. */
export class Session {
  readonly findings = new Findings();
  /** Calls with a successful response. */
  readonly succeeded = new Set<string>();
  /** Statuses of all other responses by call, expected or not; 0 if there was no response. */
  readonly refusals = new Map<string, Set<number>>();
  /** Calls that could not be checked, with the reason. */
  readonly untested = new Map<string, string>();
  /** Filters without a sample value. */
  readonly untestedFilters = new Set<string>();
  /** Lists that returned no rows. */
  readonly emptyLists = new Set<string>();
  /** Checks that threw an error, with its message. */
  readonly broken = new Map<string, string>();
  readonly client: Client;

  constructor(
    readonly contract: Contract,
    origin: string,
    fetchIt: Fetch,
    /** Whether a call is in the scope of the run. Findings about other calls are dropped. */
    readonly isMeant: (call: KnownCall) => boolean = () => true,
    onAnswer: (answer: Answer) => void = () => {},
  ) {
    this.client = new Client(origin, fetchIt, (answer) => {
      // A missing response concerns the whole server, not just one call.
      const isTold = this.isMeant(answer.call) || answer.failure !== undefined;
      if (isTold) for (const finding of examine(answer, contract.models)) this.findings.add(finding);
      this.see(answer);
      onAnswer(answer);
    });
  }

  private see({ call, status }: Answer) {
    if (isSuccess({ status })) this.succeeded.add(call.name);
    else this.refusals.set(call.name, (this.refusals.get(call.name) ?? new Set()).add(status));
  }

  /**
   * Runs one check. If it throws, for example because of an unexpected response, the run continues and reports the
   * check as broken.
   * @throws Interrupted once the run is stopped
   */
  async check(name: string, make: () => Promise<unknown>) {
    try {
      await make();
    } catch (error) {
      if (error instanceof Interrupted) throw error;
      this.broken.set(name, (error as Error).message);
    }
  }

  /** @throws if the contract has no such call, which is a bug of this check */
  call(name: string): KnownCall {
    const known = this.contract.calls.find((call) => call.name === name);
    if (!known) throw new Error(`src/contract has no ${name}`);
    return known;
  }

  find(answer: Pick<Answer, 'call' | 'curl'>, found: Omit<Finding, 'call' | 'curl' | 'source'> & { source?: string }) {
    if (this.isMeant(answer.call)) this.findings.add(about(answer, found));
  }

  /** Adds a finding if a response is not as expected. @returns whether it is as expected */
  expect(answer: Answer, { status, code, where = 'status', source }: Expected): boolean {
    const got = codeOf(answer);
    const isRight = status.includes(answer.status) && (code === undefined || got === undefined || got === code);
    // Missing responses and server errors have been reported already.
    if (!isRight && answer.status !== 0 && answer.status < 500) {
      const expected = `${status.join(' or ')}${code ? ` ${code}` : ''}`;
      this.find(answer, { where, expected, got: statusOf(answer), ...(source && { source }) });
    }
    return isRight;
  }
}

/** Statuses of a successful response: 200, and also 201 if the call creates a row. */
export const done = ({ endpoint }: KnownCall): readonly number[] => (addsSomething(endpoint) ? [200, 201] : [200]);
