import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';

const require = createRequire(resolve('package.json'));
const { cssVarKeys, forSheet, isPatched, patch, unused } = require(resolve('config/static-styles/rewrite.cjs'));

/** pro-components as the build rewrites it, so that the sheet is made for that. */
const patched: Plugin = {
  name: 'patched-pro-components',
  setup({ onLoad }) {
    onLoad({ filter: /pro-components[\\/]es[\\/].*\.js$/ }, async ({ path }) =>
      isPatched(path) ? { contents: patch(path, await readFile(path, 'utf8'), forSheet), loader: 'js' } : undefined,
    );
  },
};

/** @returns its rules: what stands at the top level, each whole */
function rulesOf(css: string) {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < css.length; index += 1) {
    if (css[index] === '{') depth += 1;
    if (css[index] !== '}') continue;
    depth -= 1;
    if (depth > 0) continue;
    rules.push(css.slice(start, index + 1));
    start = index + 1;
  }
  return rules;
}

const keys: string[] = Object.values(cssVarKeys);
const KEY_RULE = /^\.(css-var-[\w-]+)(\.[\w-]+)?\{(.*)\}$/s;

/**
 * The variables of the console's theme hold in ProLayout's own themes too, which say what differs alone: a component
 * in the header has all that it has elsewhere.
 */
function withSharedVariables(rules: string[]) {
  const shared = new Map<string, Set<string>>();
  return rules.flatMap((rule) => {
    const [, key, scope = '', declarations] = KEY_RULE.exec(rule) ?? [];
    if (!key || declarations === undefined) return rule;
    // A theme of antd's own, around a part that it draws by itself.
    if (!keys.includes(key)) return [];
    const pairs = declarations.split(/;(?=--)/).map((pair) => pair.replace(/;$/, ''));
    if (key === cssVarKeys.app) {
      shared.set(scope, new Set(pairs));
      return `${keys.map((name) => `.${name}${scope}`).join()}{${declarations}}`;
    }
    const own = pairs.filter((pair) => !shared.get(scope)?.has(pair));
    return own.length > 0 ? `.${key}${scope}{${own.join(';')}}` : [];
  });
}

/** Those for text from right to left, which no language of the console has, and what cssinjs notes for itself. */
const isIdle = (rule: string) => /^\.ant-[\w-]*-rtl[ .{:]|^\.data-ant-cssinjs/.test(rule);

/**
 * Draws all of antd and pro-components once, in this process, with the theme of the console.
 *
 * @returns the style sheet of both
 * @throws when a text of pro-components that is to be rewritten is not there
 */
export async function staticStyleSheet() {
  const folder = mkdtempSync(join(tmpdir(), 'static-styles-'));
  const outfile = join(folder, 'extract.cjs');
  try {
    await build({
      entryPoints: [resolve('config/static-styles/extract.tsx')],
      outfile,
      bundle: true,
      platform: 'node',
      mainFields: ['module', 'main'],
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"' },
      logLevel: 'error',
      plugins: [patched],
    });
    const css: string = require(outfile).styleSheet(unused);
    const rules = rulesOf(css).filter((rule) => !isIdle(rule));
    // What differs comes after what it differs from.
    const isOwn = (rule: string) => keys.slice(1).some((key) => rule.startsWith(`.${key}`));
    return withSharedVariables([...rules.filter((rule) => !isOwn(rule)), ...rules.filter(isOwn)]).join('\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
