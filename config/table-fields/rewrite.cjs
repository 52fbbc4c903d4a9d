/**
 * What the build leaves out of pro-components' ProTable: its search form, and the components by which it would show and
 * edit a value by the name of its type (colour, rate, slider, code, cascader ...). The lists of the console have a
 * filter bar of their own, and their columns draw their cells.
 */

const { PRO, below, replaceTexts } = require('../rewritten/text.cjs');

/** Read with this one; another one wants to be read first. */
const versions = { '@ant-design/pro-components': '3.1.14-7' };

/** By the file of pro-components' `es`: pairs of a text that must be there, and what takes its place. */
const replacements = {
  // A type that is not in the map is shown as text.
  'field/ValueTypeToComponent.js': [
    [/^import [\s\S]*\nexport default ValueTypeToComponentMap;\s*$/, 'export default {};'],
  ],
  'table/TableSearch.js': [
    [
      /import FormRender from "\.\/components\/Form";/,
      "const FormRender = () => { throw new Error('The search form of ProTable is left out of the build: see config/table-fields'); };",
    ],
  ],
};

const isRewritten = (path) => Object.hasOwn(replacements, below(PRO, path) ?? '');

/** @throws when the text of the file is not the one that was read */
function rewrite(path, source) {
  const file = below(PRO, path);
  return replaceTexts(source, replacements[file], file);
}

/** A webpack loader, for the files of `isRewritten`. */
module.exports = function loader(source) {
  return rewrite(this.resourcePath, source);
};
Object.assign(module.exports, { isRewritten, rewrite, versions });
