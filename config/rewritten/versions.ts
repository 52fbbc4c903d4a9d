import { createRequire } from 'node:module';
import { resolve } from 'node:path';

const require = createRequire(resolve('package.json'));

/**
 * The build rewrites files of packages, which were read with one version.
 *
 * @throws when another one is installed
 */
export function checkVersions(versions: Record<string, string>) {
  for (const [name, version] of Object.entries(versions)) {
    const installed = require(`${name}/package.json`).version;
    if (installed === version) continue;
    throw new Error(
      `${name} is ${installed}, and what the build rewrites in it was read with ${version}: see config/static-styles and config/table-fields`,
    );
  }
}
