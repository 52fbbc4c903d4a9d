/** Syntax tree of a regular expression, as far as it affects the matching time. */
export type Node =
  | { kind: 'set'; source: string }
  | { kind: 'all'; nodes: Node[] }
  | { kind: 'any'; nodes: Node[] }
  | { kind: 'repeat'; node: Node; min: number; max: number }
  /** A lookahead or lookbehind. */
  | { kind: 'look'; node: Node }
  | { kind: 'empty' }
  | { kind: 'backreference' };

const TOKEN =
  /\[(?:\\.|[^\]\\])*\]|\(\?<?[=!]|\(\?<[^>]*>|\(\?[a-z-]*:|\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\u[dD][89abAB]\w\w\\u[dD][c-fC-F]\w\w|\\u\w{4}|\\x\w\w|\\c\w|\\k<[^>]*>|\\[1-9]\d*|\\.|[*+?]\??|\{\d+(?:,\d*)?\}\??|./gsu;

/** Parses an expression that is valid under the flag `u`. */
export function parsePattern(pattern: string): Node {
  const tokens = pattern.match(TOKEN) ?? [];
  let at = 0;
  return readAny();

  function readAny(): Node {
    const nodes = [readAll()];
    while (tokens[at] === '|') {
      at += 1;
      nodes.push(readAll());
    }
    return { kind: 'any', nodes };
  }

  function readAll(): Node {
    const nodes: Node[] = [];
    while (at < tokens.length && tokens[at] !== '|' && tokens[at] !== ')') nodes.push(readRepeated());
    return { kind: 'all', nodes };
  }

  function readRepeated(): Node {
    const node = readOne(tokens[at++] as string);
    const bounds = parseQuantifier(tokens[at]);
    if (!bounds) return node;
    at += 1;
    return { kind: 'repeat', node, ...bounds };
  }

  function readOne(token: string): Node {
    if (token.startsWith('(')) {
      const node = readAny();
      at += 1;
      return /^\(\?<?[=!]/.test(token) ? { kind: 'look', node } : node;
    }
    if (token === '^' || token === '$' || token === '\\b' || token === '\\B') return { kind: 'empty' };
    return /^\\(?:[1-9]|k<)/.test(token) ? { kind: 'backreference' } : { kind: 'set', source: token };
  }
}

const bounds: Record<string, { min: number; max: number }> = {
  '*': { min: 0, max: Number.POSITIVE_INFINITY },
  '+': { min: 1, max: Number.POSITIVE_INFINITY },
  '?': { min: 0, max: 1 },
};

/** Bounds of a quantifier; undefined for other tokens. Laziness changes the order of attempts, not their number. */
function parseQuantifier(token = '') {
  const known = bounds[token.charAt(0)];
  if (known) return known;
  const counted = /^\{(\d+)(,?)(\d*)\}/.exec(token);
  if (!counted) return undefined;
  const [, min, comma, max] = counted;
  return { min: Number(min), max: max ? Number(max) : comma ? Number.POSITIVE_INFINITY : Number(min) };
}
