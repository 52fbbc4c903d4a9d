import type { Cause } from '../findings/findings';
import type { Outcome } from '../run';
import { groupBy } from './group';
import { differenceOf, lineOf } from './text';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const failureOf = (cause: Cause) =>
  `<failure message="${escaped(`${cause.where}: ${differenceOf(cause)}`)}">${escaped(lineOf(cause))}</failure>`;

/** Writes the report as JUnit XML with a test case per call: failed, passed, or skipped with the reason. */
export function junitReport({ origin, causes, succeeded, untested, seconds }: Outcome): string {
  const failures = causes.flatMap((cause) => cause.calls.map((call) => ({ call, failure: failureOf(cause) })));
  const failed = groupBy(failures, ({ call }) => call);
  const skipped = new Map(untested.map(({ call, reason }) => [call, reason]));
  const calls = [...new Set([...succeeded, ...skipped.keys(), ...failed.keys()])];
  const cases = calls.map((call) => {
    const failure =
      failed
        .get(call)
        ?.map((one) => one.failure)
        .join('') ?? '';
    const skip = failure || !skipped.has(call) ? '' : `<skipped message="${escaped(skipped.get(call) ?? '')}"/>`;
    return `    <testcase classname="${escaped(origin)}" name="${escaped(call)}">${failure}${skip}</testcase>`;
  });
  const skips = calls.filter((call) => skipped.has(call) && !failed.has(call)).length;
  const counts = `tests="${calls.length}" failures="${failed.size}" skipped="${skips}" time="${seconds.toFixed(1)}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${counts}>`,
    `  <testsuite name="conformance" ${counts}>`,
    ...cases,
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}
