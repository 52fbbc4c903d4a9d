import type { Answer } from '../api/client';

/** One deviation from the contract. */
export type Finding = {
  /** `GET /members` */
  call: string;
  /** Part of the call, such as `data.list[].id`, `status` or `?status=active`. */
  where: string;
  expected: string;
  got: string;
  /** File or document section with the rule. */
  source: string;
  curl: string;
  /** Key of the cause. Findings with the same key and `expected` count as one cause, whatever their call. */
  cause?: string;
};

/** All findings with one cause: the first finding, the affected calls, and how often it was found. */
export type Cause = Finding & { calls: readonly string[]; times: number };

/** Creates a finding about a response. The source is the file of the call unless given. */
export const about = (
  { call, curl }: Pick<Answer, 'call' | 'curl'>,
  found: Omit<Finding, 'call' | 'curl' | 'source'> & { source?: string },
): Finding => ({ call: call.name, curl, source: call.file, ...found });

/** Collects findings and groups them by cause. */
export class Findings {
  private readonly byCause = new Map<string, { first: Finding; calls: Set<string>; times: number }>();

  add(finding: Finding) {
    const { call, where, expected, got, cause } = finding;
    // `got` is not part of an explicit cause: texts of 12 and of 13 characters are too long for the same reason.
    const key = JSON.stringify(cause === undefined ? [call, where, expected, got] : [cause, expected]);
    const known = this.byCause.get(key);
    if (known) {
      known.times += 1;
      known.calls.add(call);
    } else {
      this.byCause.set(key, { first: finding, calls: new Set([call]), times: 1 });
    }
  }

  /** All causes, sorted by the name of the call. */
  causes(): Cause[] {
    return [...this.byCause.values()]
      .map(({ first, calls, times }) => ({ ...first, calls: [...calls].sort(), times }))
      .sort((a, b) => (a.call === b.call ? 0 : a.call < b.call ? -1 : 1));
  }
}
