import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { IApi } from '@umijs/max';

/** Licenses that are allowed in the build of this closed-source console. The build fails for any other license. */
const ALLOWED = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', '(MPL-2.0 OR Apache-2.0)'];

type Module = { resource?: string; modules?: Iterable<Module> };
type Compilation = { modules: Iterable<Module>; chunkGraph: { getNumberOfModuleChunks(module: Module): number } };

type Package = { folder: string; name: string; version: string; license: string };

/** Source files of the build. Scope hoisting puts several of them into one module. */
function* getFiles(modules: Iterable<Module>): Generator<string> {
  for (const { resource, modules: inner = [] } of modules) {
    if (resource) yield resource.split('?', 1)[0] ?? resource;
    yield* getFiles(inner);
  }
}

/** The package that holds a folder. Folders such as `es` can have a package.json without a name. */
function findPackage(folder: string): Package | undefined {
  if (!folder.includes('node_modules')) return undefined;
  const file = join(folder, 'package.json');
  const { name, version, license } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  // Packages that Umi carries precompiled have no version.
  if (name && (version || license)) return { folder, name, version: version ?? '', license: license ?? 'unknown' };
  return findPackage(dirname(folder));
}

/** Texts of the license and of notices, also those in a folder, as echarts has them. */
const readLicenses = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => /licen[cs]e|notice|copying/i.test(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? readLicenses(path) : [readFileSync(path, 'utf8').trim()];
    });

/** Umi plugin that writes the packages of a production build and their licenses to `dist/licenses.txt`. */
export default (api: IApi) => {
  api.describe({ key: 'licenses', enableBy: () => api.name === 'build' });

  api.onBuildComplete(({ err, stats }) => {
    if (err || !stats) return;
    const { modules, chunkGraph } = stats.compilation as Compilation;
    const shipped = [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0);
    const folders = new Set([...getFiles(shipped)].map(dirname));
    const packages = new Map<string, Package>();
    for (const folder of folders) {
      const found = findPackage(folder);
      if (found) packages.set(`${found.name} ${found.version}`.trim(), found);
    }
    const unknown = [...packages].filter(([, { license }]) => !ALLOWED.includes(license));
    if (unknown.length > 0) {
      const list = unknown.map(([title, { license }]) => `${title}: ${license}`).join('\n');
      throw new Error(`read these licenses, then allow them in config/licenses.ts:\n${list}`);
    }
    const sections = [...packages]
      .sort(([one], [other]) => one.localeCompare(other, 'en'))
      .map(([title, found]) => [`${title} (${found.license})`, ...readLicenses(found.folder)].join('\n\n'));
    writeFileSync(join(api.paths.absOutputPath, 'licenses.txt'), `${sections.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`);
  });
};
