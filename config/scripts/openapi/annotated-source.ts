import { type Comment, parseSync, type VariableDeclarator, Visitor } from 'oxc-parser';

type Span = { start: number; end: number };

const isDocstring = ({ type, value }: Comment) => type === 'Block' && value.startsWith('*');

/** Text of a docstring on one line, without tags. */
const getText = ({ value }: Comment) =>
  value
    .replace(/^\s*\*+ ?/gm, '')
    .replace(/^@\w[\s\S]*/m, '')
    .replace(/\s+/g, ' ')
    .trim()
    // Texts of `describe` have no final period either.
    .replace(/\.$/, '');

/**
 * Collects insertions into a source by position. If several wraps share a position, the outer one must be added first.
 */
function createEdits() {
  const opening = new Map<number, string>();
  const closing = new Map<number, string>();
  const open = (at: number, text: string) => opening.set(at, (opening.get(at) ?? '') + text);
  return {
    open,
    wrap({ start, end }: Span, call: string, rest: string) {
      open(start, `${call}(`);
      closing.set(end, `, ${rest})${closing.get(end) ?? ''}`);
    },
    apply(source: string) {
      const places = [...new Set([0, ...opening.keys(), ...closing.keys(), source.length])].sort((a, b) => a - b);
      return places
        .map(
          (at, index) => (closing.get(at) ?? '') + (opening.get(at) ?? '') + source.slice(at, places[index + 1] ?? at),
        )
        .join('');
    },
  };
}

/**
 * Inserts the docstrings of a file of src/contract into its source, as arguments of calls of annotate.ts: docstrings of
 * properties, of constants, and of the items of lists of values.
 *
 * @param file name of the file, recorded with its constants and used in error messages
 * @param annotate path of annotate.ts
 * @throws if the source cannot be parsed
 */
export function annotatedSource(source: string, file: string, annotate: string) {
  const { program, comments, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const docstrings = comments.filter(isDocstring);
  const edits = createEdits();

  /** The docstring right before `start`, with at most line comments in between; empty if there is none. */
  function docstringBefore(start: number) {
    const before = docstrings.findLast((comment) => comment.end <= start);
    if (!before) return '';
    const between = source.slice(before.end, start).replaceAll(/\/\/.*/g, '');
    return between.trim() === '' ? getText(before) : '';
  }

  function annotateConstant({ id, init }: VariableDeclarator, text: string, isExported: boolean) {
    if (!init || id.type !== 'Identifier' || init.type === 'ArrowFunctionExpression') return;
    const rest = [{ name: id.name, file, isExported }, text];
    edits.wrap(init, 'annotate.declared', rest.map((value) => JSON.stringify(value)).join(', '));
  }

  for (const statement of program.body) {
    const isExported = statement.type === 'ExportNamedDeclaration';
    const declaration = isExported ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const constant of declaration.declarations) {
      annotateConstant(constant, docstringBefore(statement.start), isExported);
    }
  }
  /** Positions of properties in destructuring patterns, which are not values. */
  const patterns = new Set<number>();
  new Visitor({
    ObjectPattern({ properties }) {
      for (const { start } of properties) patterns.add(start);
    },
    Property(property) {
      const { key, value, shorthand, computed, method } = property;
      const text = docstringBefore(property.start);
      if (!text || computed || method || patterns.has(property.start)) return;
      if (shorthand) edits.open(key.start, `${source.slice(key.start, key.end)}: `);
      edits.wrap(value, 'annotate.documented', JSON.stringify(text));
    },
    ArrayExpression(list) {
      const texts = list.elements.flatMap((item) => {
        const text = item?.type === 'Literal' ? docstringBefore(item.start) : '';
        return item?.type === 'Literal' && text ? [[item.value, text]] : [];
      });
      if (texts.length > 0) edits.wrap(list, 'annotate.listed', JSON.stringify(Object.fromEntries(texts)));
    },
    CallExpression(call) {
      const [list] = call.arguments;
      const isEnum = source.slice(call.callee.start, call.callee.end).replace(/\s/g, '') === 'z.enum';
      if (isEnum && list?.type === 'Identifier') edits.wrap(call, 'annotate.enumOf', list.name);
    },
  }).visit(program);
  return `import * as annotate from ${JSON.stringify(annotate)};\n${edits.apply(source)}`;
}
