/**
 * What the build leaves out of pro-components' ProTable: its search form, and the components by which it would show and
 * edit a value by the name of its type (colour, rate, slider, code, cascader ...). The lists of the console have a
 * filter bar of their own, and their columns draw their cells.
 */

/** Read with this one; another one wants to be read first. */
const versions = { '@ant-design/pro-components': '3.1.14-7' };

const ROOT = '@ant-design/pro-components/es/';

/** By the file of pro-components' `es`: a text that must be there, and what takes its place. */
const replacements = {
  // A type that is not in the map is shown as text.
  'field/ValueTypeToComponent.js': [
    /^import [\s\S]*\nexport default ValueTypeToComponentMap;\s*$/,
    'export default {};',
  ],
  'table/TableSearch.js': [
    /import FormRender from "\.\/components\/Form";/,
    "const FormRender = () => { throw new Error('The search form of ProTable is left out of the build: see config/table-fields'); };",
  ],
};

function fileOf(path) {
  const slashed = path.replaceAll('\\', '/');
  return slashed.includes(ROOT) ? slashed.slice(slashed.lastIndexOf(ROOT) + ROOT.length) : '';
}

const isRewritten = (path) => Object.hasOwn(replacements, fileOf(path));

/** @throws when the text of the file is not the one that was read */
function rewrite(path, source) {
  const [from, to] = replacements[fileOf(path)];
  if (!from.test(source)) throw new Error(`pro-components has changed: ${from} is not in ${fileOf(path)}`);
  return source.replace(from, to);
}

/** A webpack loader, for the files of `isRewritten`. */
module.exports = function loader(source) {
  return rewrite(this.resourcePath, source);
};
Object.assign(module.exports, { isRewritten, rewrite, versions });
