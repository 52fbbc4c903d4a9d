/** What the build rewrites in packages, it rewrites by these: config/static-styles and config/table-fields. */

const PRO = '@ant-design/pro-components/es/';

/** @returns path below `root`, such as pro-components' `es`; nothing when it lies elsewhere */
function below(root, path) {
  const all = path.replaceAll('\\', '/');
  return all.includes(root) ? all.slice(all.lastIndexOf(root) + root.length) : undefined;
}

/**
 * @param pairs a text that must be there, and what takes its place
 * @throws when the text of the file is not the one that was read
 */
function replaceTexts(source, pairs, file) {
  return pairs.reduce((text, [from, to]) => {
    if (!from.test(text)) throw new Error(`pro-components has changed: ${from} is not in ${file}`);
    return text.replace(from, to);
  }, source);
}

module.exports = { PRO, below, replaceTexts };
