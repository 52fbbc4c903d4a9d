import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => ending.test(path) && !path.startsWith('src/.umi'));

// domain.md and spec.md also use names of WeChat and of other projects.
const pages = ['README.md', 'README.zh-CN.md', 'CONTRIBUTING.md', ...filesIn('docs', /(?<!domain|spec)\.md$/)];
const known = new Set<string>();
for (const path of ['src', 'mock', 'tests', 'config'].flatMap((folder) => filesIn(folder, /\.(tsx?|mts|json|css)$/)))
  for (const [word] of readFileSync(path, 'utf8').matchAll(/\w+/g)) known.add(word);

/** Code spans of all pages; blocks of code are examples and can use names of their own. */
const spans = pages.flatMap((page) => {
  const prose = readFileSync(page, 'utf8').replace(/```[\s\S]*?```/g, '');
  return [...prose.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => ({ page, span }));
});

test('names in the documentation exist in the code', () => {
  const stale = spans.flatMap(({ page, span }) =>
    (span.match(/\b[a-z]+[A-Z]\w+\b|\b(?:[A-Z][a-z]+){2,}\b/g) ?? [])
      .filter((name) => !known.has(name))
      .map((name) => `${page}: ${name}`),
  );
  expect(stale).toEqual([]);
});

test('files named in the documentation exist', () => {
  const missing = spans.filter(({ span }) => {
    if (!/^[\w.-]+(\/[\w.-]+)+\.(tsx?|mts|json|css)$/.test(span)) return false;
    return ![span, `src/${span}`, `src/components/${span}`].some((path) => existsSync(path));
  });
  expect(missing.map(({ page, span }) => `${page}: ${span}`)).toEqual([]);
});

test('examples of the operations page are compiled and tested', () => {
  const examples = readFileSync('docs/operations.md', 'utf8').matchAll(/^```ts\n([\s\S]*?)^```$/gm);
  const sources = filesIn('src', /\.test\.tsx$/).map((path) => readFileSync(path, 'utf8'));
  const untested = [...examples].filter(([, code = '']) => !sources.some((source) => source.includes(code)));
  expect(untested).toEqual([]);
});

test('tests named in docs/quality.md exist', () => {
  const cells = [...readFileSync('docs/quality.md', 'utf8').matchAll(/`([\w./-]+\.tsx?)`: ((?:“[^”]+”(?:, )?)+)/g)];
  const named = cells.flatMap(([, path = '', names = '']) =>
    [...names.matchAll(/“([^”]+)”/g)].map(([, name = '']) => ({ path, name })),
  );
  expect(named.length).toBeGreaterThan(44);
  const missing = named.filter(({ path, name }) => !readFileSync(path, 'utf8').includes(`'${name}'`));
  expect(missing).toEqual([]);
});
