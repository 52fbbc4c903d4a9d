import { readFileSync } from 'node:fs';
import { version } from 'pdfjs-dist/package.json';
import { expect, test } from 'vitest';
import { demoAccounts } from '../../mock/fixtures/operators';
import { distFiles, distFilesWith, readDist, ZOD_MARK } from './dist';

const index = readDist('index.html').toString();
const metas = [...index.matchAll(/<meta [^>]+>/g)].map(([meta]) => meta);

test('the console starts under a content security policy', () => {
  const policy = metas.find((meta) => meta.includes('Content-Security-Policy')) ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain('unsafe-eval');
  expect(index).not.toMatch(/<script(?![^>]* src=)/);
});

test('a page can be zoomed', () => {
  const viewports = metas.filter((meta) => meta.includes('"viewport"'));
  expect(viewports).toHaveLength(1);
  expect(viewports[0]).not.toMatch(/user-scalable|maximum-scale/);
});

test.each([
  ['a password of a demo account', demoAccounts[0]?.password],
  ['the mock', 'mockServiceWorker'],
  ['zod', ZOD_MARK],
])('no file holds %s', (_, text) => {
  expect(distFilesWith(text ?? '')).toEqual([]);
});

test('no code is evaluated from text', () => {
  const evaluates = /(?<![\w$.])eval\(/;
  const scripts = distFiles().filter((name) => name.endsWith('.js'));
  expect(scripts.filter((name) => evaluates.test(readDist(name).toString()))).toEqual([]);
});

test('every script asks the browser to compile it while it loads', () => {
  const hint = '//# allFunctionsCalledOnLoad\n';
  const code = distFiles().filter((name) => /^[^/]+\.js$/.test(name) && !name.startsWith('preload_helper'));
  expect(code.filter((name) => !readDist(name).toString().startsWith(hint))).toEqual([]);
});

test('code is compiled for current browsers', () => {
  const name = distFiles().find((file) => /^p__member__member-list.*\.js$/.test(file));
  const code = readDist(name ?? '').toString();
  expect(code).toContain('=>');
  expect(code).not.toMatch(/regeneratorRuntime|asyncToGenerator/);
});

test('the page’s code is requested before the code of the console', () => {
  const requested = [...index.matchAll(/(?:src|href)="\/(preload_helper|umi|framework)\.\w+\.(js|css)"/g)].map(
    ([, name, kind]) => `${name}.${kind}`,
  );
  expect(requested).toEqual(['preload_helper.js', 'umi.js', 'umi.css', 'framework.js', 'umi.js']);
});

test('no source map is shipped or referred to', () => {
  expect(distFiles().filter((name) => name.endsWith('.map'))).toEqual([]);
  expect(distFilesWith('sourceMappingURL=')).toEqual([]);
});

test('the build has one copy of React and one of antd', () => {
  const code = distFiles()
    .filter((name) => name.endsWith('.js'))
    .map((name) => readDist(name).toString())
    .join('\n');
  expect(code.match(/reconcilerVersion:"/g)).toHaveLength(1);
  // The class that antd puts on the target of a click's wave: antd names it once, and versions before 5 differently.
  expect(code.match(/ant-wave-target/g)).toHaveLength(1);
  expect(code).not.toContain('ant-click-animating');
});

test('the PDF reader is shipped unchanged and may run from this origin alone', () => {
  const worker = `pdfjs-${version}/pdf.worker.js`;
  expect(readDist(worker).equals(readFileSync('node_modules/pdfjs-dist/legacy/build/pdf.worker.min.mjs'))).toBe(true);
  expect(distFiles()).toContain(`pdfjs-${version}/cmaps/UniGB-UCS2-H.bcmap`);
  expect(metas.join()).toContain("worker-src 'self';");
});
