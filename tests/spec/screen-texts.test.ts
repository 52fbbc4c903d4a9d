import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import shellTexts from '@/locales/zh-CN';
import routes, { type Route } from '../../config/routes';

const SCREENS = 'src/locales/screens/';

const componentsOf = (list: readonly Route[]): string[] =>
  list.flatMap(({ component, routes: below = [] }) => [...(component ? [component] : []), ...componentsOf(below)]);
const pages = [...new Set(componentsOf(routes))];

/** The file of ours that `name` means in a file of `folder`, from the root; undefined for a package or a style. */
function fileOf(folder: string, name: string) {
  if (!/^(@\/|\.)/.test(name)) return undefined;
  const path = name.startsWith('@/') ? join('src', name.slice(2)) : join(folder, name);
  return [`${path}.ts`, `${path}.tsx`, `${path}/index.tsx`].find((candidate) => existsSync(resolve(candidate)));
}

const importLine = /^(?:import|export) (?!type\b)(?:[^'";]*? from )?'([^']+)'/gm;
const importCall = /\bimport\('([^']+)'\)/g;
const useOfText = /\b(?:use(?:Text|Word)\(|textOf\([^,]+, )'(\w+)'/g;

const found = (source: string, pattern: RegExp) => [...source.matchAll(pattern)].map(([, first]) => first ?? '');

/** The files that come with `entry`; with `late`, also those that are loaded later on. */
function graph(entry: string, { late }: { late: boolean }) {
  const files = new Map<string, string>();
  const visit = (file: string) => {
    if (files.has(file)) return;
    const source = readFileSync(file, 'utf8');
    files.set(file, source);
    const names = [...found(source, importLine), ...(late ? found(source, importCall) : [])];
    for (const name of names) {
      const next = fileOf(dirname(file), name);
      if (next) visit(next);
    }
  };
  visit(entry);
  return files;
}

/** The sections that are asked for in `entry` and in all that it loads, now or later. */
const usedBy = (entry: string) =>
  new Set([...graph(entry, { late: true }).values()].flatMap((source) => found(source, useOfText)));

/** The sections of screens that come with `entry`. */
const broughtBy = (entry: string) =>
  [...graph(entry, { late: false }).keys()]
    .filter((file) => file.startsWith(SCREENS))
    .map((file) => file.slice(SCREENS.length, -'.ts'.length));

const isOfShell = (section: string) => section in shellTexts;

describe('a page brings the texts of its sections along, and no others', () => {
  test.each(pages)('%s', (component) => {
    const entry = fileOf('src/pages', component) ?? '';
    const needed = [...usedBy(entry)].filter((section) => !isOfShell(section));
    // What is missing here is a line of that page's index.tsx: import '@/locales/screens/<section>'.
    expect(broughtBy(entry).sort()).toEqual(needed.sort());
  });
});

test.each(['src/app.tsx', 'src/global.tsx', 'src/loading.tsx'])('%s needs the texts of no screen', (entry) => {
  expect([...usedBy(entry)].filter((section) => !isOfShell(section))).toEqual([]);
  expect(broughtBy(entry)).toEqual([]);
});
