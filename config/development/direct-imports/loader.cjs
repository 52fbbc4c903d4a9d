/** Umi's own files name the package by its whole path. */
const IMPORT = /^import\s*\{([^}]*)\}\s*from\s*(['"])((?:.*\/)?(@ant-design\/(?:icons|pro-components)))\2;?/gm;

/** The file of a package that has what is imported by this name, as an import of it. */
const direct = {
  '@ant-design/icons': ({ name, as }) => {
    if (name === 'createFromIconfontCN') return `import ${as} from '@ant-design/icons/es/components/IconFont';`;
    return /(Outlined|Filled|TwoTone)$/.test(name) && `import ${as} from '@ant-design/icons/es/icons/${name}';`;
  },
  '@ant-design/pro-components': ({ name, as }) =>
    name === 'ProLayout' && `import { ProLayout as ${as} } from '@ant-design/pro-components/es/layout';`,
};

const parse = (specifier) => {
  const [name, as = name] = specifier.split(/\s+as\s+/);
  return { specifier, name, as };
};

/** Imports from the index of a package that has far more than is used, as imports of the files behind it; lines stay. */
function importDirectly(source) {
  return source.replace(IMPORT, (whole, names, _quote, from, name) => {
    const specifiers = names
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean)
      .map(parse);
    const imports = specifiers.map(direct[name]);
    const rest = specifiers.filter((_, index) => !imports[index]).map(({ specifier }) => specifier);
    if (rest.length === specifiers.length) return whole;
    if (rest.length > 0) imports.push(`import { ${rest.join(', ')} } from '${from}';`);
    return imports.filter(Boolean).join(' ') + '\n'.repeat(whole.split('\n').length - 1);
  });
}

module.exports = importDirectly;
