import { addsSomething } from '../../config/scripts/openapi/contract';
import { type Answer, Client, codeOf, type Fetch, Interrupted, isSuccess } from './api/client';
import type { Contract, KnownCall } from './api/contract';
import { examine, statusOf } from './findings/answer';
import { about, type Finding, Findings } from './findings/findings';

/** What an answer has to be. */
export type Expected = {
  /** Any of these statuses. */
  status: readonly number[];
  /** Promised in the file; a server's own are allowed where none is. */
  code?: string;
  /** What was asked, when the call alone does not say: `?status=active`. */
  where?: string;
  source?: string;
};

/** One run against one server: what it is asked with, what was found, what was seen. */
export class Session {
  readonly findings = new Findings();
  /** Calls that answered with success and were looked at. */
  readonly succeeded = new Set<string>();
  /** Statuses of answers that were no success, as they should be or not; 0 of one that did not come. */
  readonly refusals = new Map<string, Set<number>>();
  /** What could not be looked at, by why. */
  readonly untested = new Map<string, string>();
  /** Filters of which no row said what to ask for. */
  readonly untestedFilters = new Set<string>();
  /** Lists without a row. */
  readonly emptyLists = new Set<string>();
  /** Checks that broke down, with the reason. */
  readonly broken = new Map<string, string>();
  readonly client: Client;

  constructor(
    readonly contract: Contract,
    origin: string,
    fetchIt: Fetch,
    /** Calls that the run is about; what is wrong with others is not said. */
    readonly isMeant: (call: KnownCall) => boolean = () => true,
    onAnswer: (answer: Answer) => void = () => {},
  ) {
    this.client = new Client(origin, fetchIt, (answer) => {
      // That nobody answers is no matter of one call.
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
   * Runs one check. One that breaks down, as over an answer that nobody foresaw, keeps no other from being made; it is
   * told of, and never counts as conforming.
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

  /** @throws for a call that the contract does not have: the run itself is wrong then */
  call(name: string): KnownCall {
    const known = this.contract.calls.find((call) => call.name === name);
    if (!known) throw new Error(`src/contract has no ${name}`);
    return known;
  }

  find(answer: Pick<Answer, 'call' | 'curl'>, found: Omit<Finding, 'call' | 'curl' | 'source'> & { source?: string }) {
    if (this.isMeant(answer.call)) this.findings.add(about(answer, found));
  }

  /** Says what is wrong when an answer is not as expected. @returns whether it is */
  expect(answer: Answer, { status, code, where = 'status', source }: Expected): boolean {
    const got = codeOf(answer);
    const isRight = status.includes(answer.status) && (code === undefined || got === undefined || got === code);
    // No answer, and a failure of the server, have been said already.
    if (!isRight && answer.status !== 0 && answer.status < 500) {
      const expected = `${status.join(' or ')}${code ? ` ${code}` : ''}`;
      this.find(answer, { where, expected, got: statusOf(answer), ...(source && { source }) });
    }
    return isRight;
  }
}

/** What a call answers when all is well: 201 as well where something is added. */
export const done = ({ endpoint }: KnownCall): readonly number[] => (addsSomething(endpoint) ? [200, 201] : [200]);
