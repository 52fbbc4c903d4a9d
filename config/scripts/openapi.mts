import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { CONTRACT_GAP } from './openapi/contract-gap';
import { openApiDocument } from './openapi/document';

const file = resolve(import.meta.dirname, '../openapi.json');
const document = await openApiDocument().catch((error: unknown) => {
  // A stack through transpiled modules would hide the message. By name, because tsx loads the class twice: for this
  // module and for those that throw it.
  if (!(error instanceof Error && error.name === CONTRACT_GAP)) throw error;
  console.error(error.message);
  process.exit(1);
});
const text = `${JSON.stringify(document, null, 2)}\n`;
const isFresh = existsSync(file) && readFileSync(file, 'utf8').replaceAll('\r\n', '\n') === text;

if (!process.argv.includes('--check')) {
  if (!isFresh) writeFileSync(file, text);
  console.log(isFresh ? 'config/openapi.json is up to date' : 'config/openapi.json written');
} else if (!isFresh) {
  console.error(
    'config/openapi.json is stale: src/contract or an example of the mock has changed. Run `npm run openapi` and commit it.',
  );
  process.exitCode = 1;
}
