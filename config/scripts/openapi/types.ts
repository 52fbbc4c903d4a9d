import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const cache = resolve(import.meta.dirname, '../../../node_modules/.cache/openapi');

type Generator = { default: (document: object) => Promise<unknown>; astToString: (types: unknown) => string };

/**
 * Generates the types of a document with openapi-typescript.
 *
 * openapi-typescript needs the compiler API of TypeScript 5, which TypeScript 7 lacks, so it gets the copy that
 * @ts-morph/common includes.
 */
export async function getTypes(document: object) {
  const bundle = resolve(cache, `types-${process.pid}.mjs`);
  mkdirSync(cache, { recursive: true });
  try {
    await build({
      stdin: {
        contents: `export { default, astToString } from 'openapi-typescript';`,
        resolveDir: import.meta.dirname,
      },
      alias: { typescript: '@ts-morph/common/dist/typescript.js' },
      external: ['@ts-morph/common/*', '@redocly/*'],
      bundle: true,
      format: 'esm',
      platform: 'node',
      outfile: bundle,
    });
    const generator: Generator = await import(pathToFileURL(bundle).href);
    return generator.astToString(await generator.default(document));
  } finally {
    rmSync(bundle, { force: true });
  }
}
