import type { Answer } from '../api/client';

/** One thing that does not conform. */
export type Finding = {
  /** `GET /members` */
  call: string;
  /** What of it: `data.list[].id`, `status`, `?status=active`. */
  where: string;
  expected: string;
  got: string;
  /** The file that says so. */
  source: string;
  curl: string;
  /** What it has in common with others that are one cause with it, whatever their call. */
  cause?: string;
};

/** Findings of one cause: the first of them, and how far it goes. */
export type Cause = Finding & { calls: readonly string[]; times: number };

/** A finding about an answer. */
export const about = (
  { call, curl }: Pick<Answer, 'call' | 'curl'>,
  found: Omit<Finding, 'call' | 'curl' | 'source'> & { source?: string },
): Finding => ({ call: call.name, curl, source: call.file, ...found });

/** Collects findings, so that what has one cause is said once. */
export class Findings {
  private readonly byCause = new Map<string, { first: Finding; calls: Set<string>; times: number }>();

  add(finding: Finding) {
    const { call, where, expected, got, cause } = finding;
    // A cause is one whatever came: a text of 12 characters and one of 13 are both too long.
    const key = JSON.stringify(cause === undefined ? [call, where, expected, got] : [cause, expected]);
    const known = this.byCause.get(key);
    if (known) {
      known.times += 1;
      known.calls.add(call);
    } else {
      this.byCause.set(key, { first: finding, calls: new Set([call]), times: 1 });
    }
  }

  /** What was found, in the order of the calls' names. */
  causes(): Cause[] {
    return [...this.byCause.values()]
      .map(({ first, calls, times }) => ({ ...first, calls: [...calls].sort(), times }))
      .sort((a, b) => (a.call === b.call ? 0 : a.call < b.call ? -1 : 1));
  }
}
