/**
 * What the build rewrites in antd and pro-components, so that their styles stand in a style sheet and are not made in
 * the browser, component by component, at each visit. README, "The first load".
 */

const { PRO, below, replaceTexts } = require('../rewritten/text.cjs');

/** Read with these; another version wants to be read first. */
const versions = { antd: '6.6.8', '@ant-design/pro-components': '3.1.14-7' };

/** Of antd's components those that neither the console uses nor what it uses of pro-components: they have no styles. */
const unused = [
  'Anchor',
  'BackTop',
  'BorderBeam',
  'Calendar',
  'Carousel',
  'FloatButton',
  'List',
  'Listy',
  'Masonry',
  'Mentions',
  'Splitter',
  'Tour',
  'Transfer',
  'Watermark',
];
const folderOf = (component) => component.replace(/\B[A-Z]/g, '-$&').toLowerCase();
const unusedFolders = unused.map(folderOf);

/** @returns the folder of one that the sheet leaves out, when the style module is its own */
function folderLeftOut(path) {
  const folder = below(ANTD, path)?.split('/')[0];
  return isStyleModule(path) && unusedFolders.includes(folder) ? folder : undefined;
}

/** Class of the variables of the theme, and of what ProLayout changes of it for its own menus. */
const cssVarKeys = {
  app: 'css-var-app',
  sider: 'css-var-pro-sider',
  header: 'css-var-pro-header',
  top: 'css-var-pro-top',
};

/** A theme around a part of ProLayout gets a class that the sheet knows. */
const named = (key) => [
  /theme: \{\s*hashed: isNeedOpenHash\(\),/,
  `theme: { hashed: false, cssVar: { key: '${key}' },`,
];

/** And nothing else: its variables stand in the sheet, and the browser need not derive them. */
const namedOnly = (key) => [
  // To the brace that ends it, by its indentation.
  /^( *)theme: \{\s*hashed: isNeedOpenHash\(\),[\s\S]*?^\1\}/m,
  `theme: { hashed: false, cssVar: { key: '${key}' } }`,
];

const nestedThemes = {
  'layout/ProLayout.js': cssVarKeys.sider,
  'layout/components/Header/index.js': cssVarKeys.header,
  'layout/components/TopNavHeader/index.js': cssVarKeys.top,
};

const replaceNestedThemes = (by) =>
  Object.fromEntries(Object.entries(nestedThemes).map(([file, key]) => [file, [by(key)]]));

/** By the file of pro-components' `es`: pairs of a text that must be there, and what takes its place. */
const proReplacements = {
  'provider/index.js': [
    // It is needed for the hash of the styles alone, and there is none: the derivation of a second theme.
    [/import \{ useCacheToken \} from '@ant-design\/cssinjs';/, ''],
    [
      /const \[token, nativeHashId\] = useCacheToken\([\s\S]*?\n {2}\}\);/,
      "const token = finalToken, nativeHashId = '';",
    ],
    // Another object at each drawing would draw all of pro-components anew.
    [
      /const finalToken = \{\s*\.\.\.\(proProvideValue\.token \|\| \{\}\),\s*proComponentsCls\s*\};/,
      'const finalToken = useMemo(() => ({ ...(proProvideValue.token || {}), proComponentsCls }), [proProvideValue, proComponentsCls]);',
    ],
    [/export const isNeedOpenHash = \(\) => \{[\s\S]*?\n\};/, 'export const isNeedOpenHash = () => false;'],
    // antd's own theme, derived when the file is read: every provider has the console's in its place.
    [/\.\.\.antdTheme\.getDesignToken\(\),\n/, ''],
    // The light theme is the one around it, which nothing has darkened; named again it would be derived again.
    [/theme\?\.algorithm \?\? antdTheme\.defaultAlgorithm/, 'theme?.algorithm'],
  ],
};

const inApp = { ...proReplacements, ...replaceNestedThemes(namedOnly) };
const forSheet = { ...proReplacements, ...replaceNestedThemes(named) };

const ANTD = '/antd/es/';

const proFiles = Object.keys(inApp);
const isPatched = (path) => proFiles.includes(below(PRO, path) ?? '');

/**
 * @param replacements `inApp`, or `forSheet` for the drawing that makes the sheet
 * @throws when the text of the file is not the one that was read
 */
function patch(path, source, replacements = inApp) {
  const file = below(PRO, path) ?? '';
  return replaceTexts(source, replacements[file] ?? [], file);
}

const PRO_USE_STYLE = 'provider/useStyle/index.js';
const antdStyle = /^((?!style\/|theme\/)[^/]+\/style\/.*|_util\/wave\/style|theme\/util\/useResetIconStyle)\.js$/;
const proStyle = /^(?!provider\/)(.*\/)?(style|style\/.*|rightContentStyle)\.js$/;

/** Whether all that the module does is to make styles. */
function isStyleModule(path) {
  const antd = below(ANTD, path);
  const pro = below(PRO, path);
  return antd ? antdStyle.test(antd) : pro ? proStyle.test(pro) || pro === PRO_USE_STYLE : false;
}

// As antd's own hook answers, without a hash; components put it on their elements.
const ANTD_HOOK = '() => ["", React.useContext(DesignTokenContext).cssVar.key]';
const PRO_HOOK = '() => ({ wrapSSR: (node) => node, hashId: "" })';
const NOTHING = '() => ({})';

/** The rest of the file is helpers that other modules call; only the hook goes. */
function withoutProHook(source) {
  const start = source.indexOf('const hashString');
  const head = source.slice(0, start);
  if (start < 0 || !/export const setAlpha/.test(head)) throw new Error(`pro-components has changed: ${PRO_USE_STYLE}`);
  const imports = "import { TinyColor } from '@ctrl/tinycolor';\nimport { theme as antdTheme } from 'antd';\n";
  return `${imports}${head.replace(/^import .*$/gm, '')}\nexport const useStyle = ${PRO_HOOK};\n`;
}

const isHook = (name) => /^use[A-Z]/.test(name);
const LITERAL = /^(['"`][^$]*['"`]|[\d.]+);$/;

function stubOfDefault(exported, hook) {
  if (/^genSubStyleComponent\(/.test(exported)) return '() => null';
  if (/^genComponentStyleHook\(/.test(exported)) return '() => ""';
  return /^(genStyleHooks\(|\(prefixCls|use[A-Z]|function use[A-Z])/.test(exported) ? hook : NOTHING;
}

/**
 * The module with its names, and none of its styles. What is for other style modules answers nothing: of the rest,
 * components take hooks and constants only.
 */
function stub(path, source) {
  if (below(PRO, path) === PRO_USE_STYLE) return withoutProHook(source);
  const isPro = below(PRO, path) !== undefined;
  const hook = isPro ? PRO_HOOK : ANTD_HOOK;
  const lines = isPro
    ? []
    : ["import * as React from 'react';", "import { DesignTokenContext } from 'antd/es/theme/context';"];
  for (const [, kind, name, init] of source.matchAll(/^export (const|function) (\w+)\s*=?\s*(.*)$/gm)) {
    const isLiteral = kind === 'const' && LITERAL.test(init);
    lines.push(`export const ${name} = ${isLiteral ? init : isHook(name) ? hook : NOTHING};`);
  }
  for (const [, list, , from] of source.matchAll(/^export \{([^}]*)\}( from (['"].*['"]))?;?$/gm)) {
    for (const item of list.split(',').map((part) => part.trim())) {
      const name = item.split(' as ').pop()?.trim();
      if (!name) continue;
      if (name === 'default') lines.push(from ? `export { ${item} } from ${from};` : `export default ${NOTHING};`);
      else lines.push(`export const ${name} = ${isHook(name) ? hook : NOTHING};`);
    }
  }
  const exported = source.match(/^export default ([\s\S]{0,80})/m)?.[1];
  if (exported) lines.push(`export default ${stubOfDefault(exported, hook)};`);
  return lines.join('\n');
}

module.exports = { cssVarKeys, folderLeftOut, forSheet, isPatched, isStyleModule, patch, stub, unused, versions };
