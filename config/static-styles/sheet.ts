import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';

const require = createRequire(resolve('package.json'));

/** Splits a style sheet into its top-level rules. */
function getRules(css: string) {
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

/**
 * Whether a rule is not needed: right-to-left text, which no language of the app has; internal markers of cssinjs; and
 * rules of the themes nested by ProLayout and antd, because all components have the class of the app's theme.
 */
const isIdle = (rule: string) =>
  /^\.ant-[\w-]*-rtl[ .{:]|^\.data-ant-cssinjs|^(@keyframes css-|:where\(\.css-)/.test(rule) ||
  (rule.startsWith('.css-var-') && !rule.startsWith('.css-var-app'));

/**
 * Renders all components of antd and pro-components once, in this process, with the theme of the app.
 *
 * @returns the style sheet of both packages
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
    });
    const css: string = require(outfile).styleSheet();
    return getRules(css)
      .filter((rule) => !isIdle(rule))
      .join('\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
