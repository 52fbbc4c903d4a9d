import { readFileSync } from 'node:fs';
import { version } from 'pdfjs-dist/package.json';
import { expect, test } from 'vitest';
import { demoAccounts } from '../../mock/fixtures/operators';
import { distFiles, distFilesWith, readDist, ZOD_MARK } from './dist';

const index = readDist('index.html').toString();
const metas = [...index.matchAll(/<meta [^>]+>/g)].map(([meta]) => meta);

test('has a content security policy', () => {
  const policy = metas.find((meta) => meta.includes('Content-Security-Policy')) ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain('unsafe-eval');
  expect(index).not.toMatch(/<script(?![^>]* src=)/);
});

test('allows zooming', () => {
  const viewports = metas.filter((meta) => meta.includes('"viewport"'));
  expect(viewports).toHaveLength(1);
  expect(viewports[0]).not.toMatch(/user-scalable|maximum-scale/);
});

test.each([
  ['password of a demo account', demoAccounts[0]?.password],
  ['mock', 'mockServiceWorker'],
  ['zod', ZOD_MARK],
])('contains no %s', (_, text) => {
  expect(distFilesWith(text ?? '')).toEqual([]);
});

test('evaluates no code from text', () => {
  const evaluates = /(?<![\w$.])eval\(/;
  const scripts = distFiles().filter((name) => name.endsWith('.js'));
  expect(scripts.filter((name) => evaluates.test(readDist(name).toString()))).toEqual([]);
});

test('has a compile hint in every script', () => {
  const hint = '//# allFunctionsCalledOnLoad\n';
  const code = distFiles().filter((name) => /^[^/]+\.js$/.test(name) && !name.startsWith('preload_helper'));
  expect(code.filter((name) => !readDist(name).toString().startsWith(hint))).toEqual([]);
});

test('compiles code for current browsers', () => {
  const name = distFiles().find((file) => /^p__member__member-list.*\.js$/.test(file));
  const code = readDist(name ?? '').toString();
  expect(code).toContain('=>');
  expect(code).not.toMatch(/regeneratorRuntime|asyncToGenerator/);
});

test('requests the code of the page before the code of the app', () => {
  const requested = [...index.matchAll(/(?:src|href)="\/(preload_helper|umi|framework)\.\w+\.(js|css)"/g)].map(
    ([, name, kind]) => `${name}.${kind}`,
  );
  expect(requested).toEqual(['preload_helper.js', 'umi.js', 'umi.css', 'framework.js', 'umi.js']);
});

test('contains no source maps or references to them', () => {
  expect(distFiles().filter((name) => name.endsWith('.map'))).toEqual([]);
  expect(distFilesWith('sourceMappingURL=')).toEqual([]);
});

test('contains one copy of React and one of antd', () => {
  const code = distFiles()
    .filter((name) => name.endsWith('.js'))
    .map((name) => readDist(name).toString())
    .join('\n');
  expect(code.match(/reconcilerVersion:"/g)).toHaveLength(1);
  // Class of antd's click effect, which occurs once in antd; versions before 5 have another class.
  expect(code.match(/ant-wave-target/g)).toHaveLength(1);
  expect(code).not.toContain('ant-click-animating');
});

test('contains the unchanged PDF worker, which may run from this origin only', () => {
  const worker = `pdfjs-${version}/pdf.worker.js`;
  expect(readDist(worker).equals(readFileSync('node_modules/pdfjs-dist/legacy/build/pdf.worker.min.mjs'))).toBe(true);
  expect(distFiles()).toContain(`pdfjs-${version}/cmaps/UniGB-UCS2-H.bcmap`);
  expect(metas.join()).toContain("worker-src 'self';");
});
