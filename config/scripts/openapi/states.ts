import { projectStatuses } from '../../../src/contract/limits/project';
import { recordStatuses } from '../../../src/contract/limits/record';
import { reportStatuses } from '../../../src/contract/limits/report';
import { getProjectStatusAfter, projectActions } from '../../../src/domain/project/status';
import { getNextStates } from '../../../src/domain/record-status';
import { getNextReportStates } from '../../../src/domain/report/report-status';

const row = (from: string, to: readonly string[]) => `| \`${from}\` | ${to.join(', ') || 'none'} |`;

const table = <Status extends string>(
  title: string,
  statuses: readonly Status[],
  next: (from: Status) => readonly string[],
) =>
  [`### ${title}`, '', '| from | to |', '| --- | --- |', ...statuses.map((from) => row(from, next(from)))].join('\n');

/** Section of the document about status transitions, from the rules that app and mock share. */
export const states = `
## States

A call that leads from a state to one that does not follow it here is refused with 403.

${table('Record', recordStatuses, (from) => getNextStates(from, { isRecruit: true, isWithdrawn: false, isSubmitted: true }))}

Only records of recruit projects become \`enrolled\`; a record that was closed as its agreement was withdrawn stays closed.

${table('Project', projectStatuses, (from) =>
  projectActions(from).map((action) => `${getProjectStatusAfter(from, action)} by ${action}`),
)}

${table('Report', reportStatuses, getNextReportStates)}
`.trim();
