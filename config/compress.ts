import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { IApi } from '@umijs/max';

/** Pictures and the encoding tables of the PDF viewer are compressed already. */
const COMPRESSIBLE = /\.(html|js|css|svg|txt|json|wasm)$/;

/** Brotli's qualities: 10 saves 8 % of the files that every visit loads, but takes eight times as long. */
const getQuality = (name: string) => (/^(umi|framework)\./.test(name) ? 10 : 9);

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes a `.br` and a `.gz` file beside each compressible file of a folder. */
export async function compressFiles(folder: string) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => COMPRESSIBLE.test(name));
  await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const content = readFileSync(path);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: getQuality(name),
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      };
      await writeFile(`${path}.br`, await toBrotli(content, { params }));
      await writeFile(`${path}.gz`, await toGzip(content, { level: constants.Z_BEST_COMPRESSION }));
    }),
  );
}

/** Umi plugin that compresses the files of a production build for a web server (docs/deployment.md). */
export default (api: IApi) => {
  api.describe({ key: 'compress', enableBy: () => api.name === 'build' });

  // Later than the other plugins, which change index.html and scripts.
  api.onBuildHtmlComplete({ stage: 100, fn: () => compressFiles(api.paths.absOutputPath) });
};
