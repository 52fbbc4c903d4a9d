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
// Inside the project, so that the bundle can import zod.
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

/** A call of the API with its operationId and the file of src/contract that declares it. */
export type Call = { endpoint: Endpoint; id: string; file: string };
export type AnnotatedContract = { calls: Call[]; notes: typeof notes };

/** `POST /members/:id/reveal` as `postMembersIdReveal`. */
const operationId = ({ method, path }: Endpoint) => method.toLowerCase() + pascal(path);

/**
 * Loads the contract with its docstrings as descriptions of its schemas. Docstrings do not exist at run time, so this
 * bundles the contract with the docstrings inserted as code, and imports the bundle.
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
