import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const cache = resolve(import.meta.dirname, '../../../node_modules/.cache/openapi');

type Generator = { default: (document: object) => Promise<unknown>; astToString: (types: unknown) => string };

/**
 * The types that openapi-typescript makes of a document.
 *
 * It writes them with the compiler's API of TypeScript 5, which TypeScript 7 has not: it is given the one that
 * @ts-morph/common carries along.
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
