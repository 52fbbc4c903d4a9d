import type { Outcome } from '../run';
import { callsOf, coverageLines, differenceOf } from './text';

const cell = (text: string) => text.replaceAll('|', String.raw`\|`);

/** Writes the report as Markdown, for an issue or a wiki. */
export function markdownReport(outcome: Outcome): string {
  const rows = outcome.causes.map((cause) =>
    [callsOf(cause), `\`${cause.where}\``, differenceOf(cause), cause.source, `\`${cause.curl}\``]
      .map(cell)
      .join(' | '),
  );
  const table = [
    '| call | where | what | source | again |',
    '| --- | --- | --- | --- | --- |',
    ...rows.map((row) => `| ${row} |`),
  ];
  return [
    `# Conformance of ${outcome.origin}, ${outcome.level} level`,
    '',
    ...(rows.length > 0 ? table : ['Nothing was found.']),
    '',
    ...coverageLines(outcome).map((line) => `- ${line}`),
    '',
  ].join('\n');
}
