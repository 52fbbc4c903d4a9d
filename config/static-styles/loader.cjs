const { isStyleModule, patch, stub } = require('./rewrite.cjs');

/** A webpack loader: see rewrite.cjs. */
module.exports = function rewrite(source) {
  const path = this.resourcePath;
  return isStyleModule(path) ? stub(path, source) : patch(path, source);
};
