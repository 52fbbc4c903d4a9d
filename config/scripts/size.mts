import { distFilesWith, ZOD_MARK } from '../../tests/e2e/dist';
import { measureScreens } from './size/measure';
import { getLimit, nextRecord, readRecord, writeRecord } from './size/record';

const isUpdate = process.argv.includes('--update');
const measured = await measureScreens();
const record = readRecord();
const problems: string[] = [];

console.log(`${'screen'.padEnd(36)}${'KiB'.padStart(9)}${'was'.padStart(9)}${'change'.padStart(9)}`);
for (const [screen, size] of Object.entries(measured)) {
  const before = record.screens[screen];
  const limit = getLimit(record, screen);
  const change = before === undefined ? 'new' : `${((size / before - 1) * 100).toFixed(1)}%`;
  console.log(
    `${screen.padEnd(36)}${size.toFixed(1).padStart(9)}${(before?.toFixed(1) ?? '').padStart(9)}${change.padStart(9)}`,
  );
  if (limit === undefined && !isUpdate) {
    problems.push(`${screen} is not in size.json: run npm run size -- --update`);
  }
  if (limit !== undefined && size > limit) {
    problems.push(
      `${screen} has grown to ${size.toFixed(1)} KiB, the limit is ${limit.toFixed(1)}. Make it smaller, or give a` +
        ` reason in size.json: "${screen}": "${size.toFixed(1)} KiB: …"`,
    );
  }
}
const withZod = distFilesWith(ZOD_MARK);
if (withZod.length > 0) {
  problems.push(`zod is in the build, in ${withZod.join(', ')}: the app imports types and limits of src/contract only`);
}

if (isUpdate && problems.length === 0) writeRecord(nextRecord(record, measured));
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
