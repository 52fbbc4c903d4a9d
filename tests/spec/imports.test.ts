import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

const files = ['mock', 'src'].flatMap((base) =>
  readdirSync(resolve(root, base), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|d)\.tsx?$/.test(path) && !path.startsWith('.umi'))
    .map((path) => normalize(join(base, path))),
);

/** Specifiers of imports and re-exports, including types: a cycle of types is as hard to read. */
const specifiers = (text: string) =>
  [...text.matchAll(/^(?:import|export)\b[^'"`;]*?['"]([^'"]+)['"]/gm)].flatMap(([, name]) => name ?? []);

function target(file: string, name: string) {
  const path = name.startsWith('@/') ? join('src', name.slice(2)) : join(dirname(file), name);
  if (!/^(@\/|\.)/.test(name)) return [];
  const found = ['.ts', '.tsx', '/index.ts', '/index.tsx', ''].map((end) => normalize(path + end));
  return found.filter((one) => files.includes(one) && existsSync(resolve(root, one))).slice(0, 1);
}

const getText = (file: string) => readFileSync(resolve(root, file), 'utf8');

/** Imports that exist at run time, without type imports. */
const valueImports = (file: string) => specifiers(getText(file).replace(/^(import|export) type\b[^;]*;/gm, ''));

type Graph = ReadonlyMap<string, readonly string[]>;

const graph: Graph = new Map(
  files.map((file) => [file, specifiers(getText(file)).flatMap((name) => target(file, name))]),
);

/** The import graph between the folders of src. */
function folders(): Graph {
  const folderOf = (file: string) => /^src\/[^/]+(?=\/)/.exec(file)?.[0];
  const edges = [...graph].flatMap(([file, targets]) =>
    targets.map((one) => [folderOf(file), folderOf(one)] as const).filter(([from, to]) => from && to && from !== to),
  ) as [string, string][];
  const names = [...new Set(edges.flat())];
  return new Map(names.map((name) => [name, edges.filter(([from]) => from === name).map(([, to]) => to)]));
}

/** The first cycle found, or an empty array. */
function cycle(graph: Graph): string[] {
  const done = new Set<string>();
  const walk = (file: string, way: readonly string[]): string[] => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return [];
    for (const next of graph.get(file) ?? []) {
      const found = walk(next, [...way, file]);
      if (found.length > 0) return found;
    }
    done.add(file);
    return [];
  };
  for (const file of graph.keys()) {
    const found = walk(file, []);
    if (found.length > 0) return found;
  }
  return [];
}

test('files of mock and src have no import cycles', () => {
  expect(graph.get('mock/handlers.ts')).toContain('mock/entities.ts');
  expect(cycle(graph)).toEqual([]);
});

test('folders of src have no import cycles: errors import no services, and services import no session', () => {
  expect(folders().get('src/session')).toContain('src/services');
  expect(cycle(folders())).toEqual([]);
});

test('only tests and test helpers import from testing folders', () => {
  const isHelper = (file: string) => file.includes('/testing/');
  expect(files.filter(isHelper)).not.toEqual([]);
  const importing = [...graph].filter(([file, targets]) => !isHelper(file) && targets.some(isHelper));
  expect(importing.map(([file]) => file)).toEqual([]);
});

test('the mock imports by relative paths, because Umi loads it without the alias of src', () => {
  const reached = new Set(['mock/index.ts']);
  const aliased: string[] = [];
  for (const file of reached) {
    for (const name of valueImports(file)) {
      if (name.startsWith('@/')) aliased.push(`${file}: ${name}`);
      for (const next of target(file, name)) reached.add(next);
    }
  }
  expect(reached).toContain('src/domain/csv.ts');
  expect(aliased).toEqual([]);
});
