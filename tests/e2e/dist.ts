import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const dist = resolve(process.cwd(), 'dist');

/** Names of all files of the build, relative to dist/. */
export const distFiles = () =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      resolve(parentPath, name)
        .slice(dist.length + 1)
        .replaceAll('\\', '/'),
    );

export const readDist = (name: string) => readFileSync(resolve(dist, name));

/** Files of the build whose text contains `needle`. */
export const distFilesWith = (needle: string) => distFiles().filter((name) => readDist(name).includes(needle));

/** An issue code that only zod has, to check that zod is not in the build. */
export const ZOD_MARK = 'invalid_union';
