import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import type { Endpoint } from '../../../src/contract/endpoint';
import type { notes } from './annotate';
import { annotatedSource } from './annotated-source';
import { contractFolder, contractNames, getEndpoints } from './contract';
import { pascal } from './json-schema';

const annotate = resolve(import.meta.dirname, 'annotate.ts');
// Below the project, so that it finds zod.
const cache = resolve(import.meta.dirname, '../../../node_modules/.cache/openapi');

const annotating: Plugin = {
  name: 'annotate',
  setup(build) {
    build.onLoad({ filter: /[\\/]src[\\/]contract[\\/].*\.ts$/ }, ({ path }) => ({
      contents: annotatedSource(
        readFileSync(path, 'utf8'),
        relative(contractFolder, path).replaceAll('\\', '/'),
        annotate,
      ),
      loader: 'ts',
    }));
  },
};

/** A call of the API, under its name in the document, and the file of src/contract that it stands in. */
export type Call = { endpoint: Endpoint; id: string; file: string };
export type AnnotatedContract = { calls: Call[]; notes: typeof notes };

/** `POST /members/:id/reveal` as `postMembersIdReveal`. */
const operationId = ({ method, path }: Endpoint) => method.toLowerCase() + pascal(path);

/**
 * The contract, with its docstrings in the descriptions of its schemas. They are texts of the source and not of what
 * runs, so the contract is bundled with them written into it, and the bundle is loaded.
 */
export async function annotatedContract(): Promise<AnnotatedContract> {
  const files = contractNames();
  const entry = [
    ...files.map((file, index) => `import * as file${index} from ${JSON.stringify(resolve(contractFolder, file))};`),
    `export { notes } from ${JSON.stringify(annotate)};`,
    `export const files = [${files.map((_, index) => `file${index}`).join(', ')}];`,
  ];
  const { outputFiles } = await build({
    stdin: { contents: entry.join('\n'), resolveDir: contractFolder, loader: 'ts' },
    plugins: [annotating],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    packages: 'external',
  });
  mkdirSync(cache, { recursive: true });
  const bundle = resolve(cache, `contract-${process.pid}.mjs`);
  writeFileSync(bundle, outputFiles[0]?.text ?? '');
  const loaded: { files: Record<string, unknown>[]; notes: typeof notes } = await import(pathToFileURL(bundle).href);
  rmSync(bundle);
  const calls = loaded.files.flatMap((exported, index) =>
    getEndpoints(exported).map((endpoint) => ({ endpoint, id: operationId(endpoint), file: files[index] ?? '' })),
  );
  return { calls, notes: loaded.notes };
}
