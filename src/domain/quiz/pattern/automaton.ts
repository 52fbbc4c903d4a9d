import type { Node } from './syntax';

/** Position automaton of a pattern (Glushkov): each position is followed by those that can read the next character. */
export type Automaton = {
  /** Source of the character set that each position reads. */
  sources: string[];
  /** Following positions of each position; one that two paths lead to is listed twice, since a matcher tries both. */
  next: number[][];
  first: number[];
};

type Part = { first: number[]; last: number[]; isNullable: boolean };

const nothing: Part = { first: [], last: [], isNullable: true };

/** Limits of the positions, and of the parts that are copied to build them. */
const POSITIONS_MAX = 300;
const PARTS_MAX = 5000;
/** A repetition whose count varies by more is treated as unlimited. */
const VARIES_MAX = 10;
/** More copies would not change the result. */
const COPIES_MAX = 20;

/** Automaton of a pattern without its lookaheads and lookbehinds; undefined when it is too large. */
export function createAutomaton(root: Node): Automaton | undefined {
  const sources: string[] = [];
  const next: number[][] = [];
  let parts = 0;
  const isTooLarge = () => sources.length > POSITIONS_MAX || parts > PARTS_MAX;
  const { first } = build(root);
  return isTooLarge() ? undefined : { sources, next, first };

  function build(node: Node): Part {
    parts += 1;
    if (isTooLarge()) return nothing;
    switch (node.kind) {
      case 'set':
        next.push([]);
        sources.push(node.source);
        return { first: [sources.length - 1], last: [sources.length - 1], isNullable: false };
      case 'all':
        return node.nodes.map(build).reduce(after, nothing);
      case 'any':
        return node.nodes.map(build).reduce((one, other) => ({
          first: [...one.first, ...other.first],
          last: [...one.last, ...other.last],
          isNullable: one.isNullable || other.isNullable,
        }));
      case 'repeat':
        return repeated(node);
      default:
        return nothing;
    }
  }

  function after(one: Part, other: Part): Part {
    for (const position of one.last) next[position]?.push(...other.first);
    return {
      first: one.isNullable ? [...one.first, ...other.first] : one.first,
      last: other.isNullable ? [...one.last, ...other.last] : other.last,
      isNullable: one.isNullable && other.isNullable,
    };
  }

  function repeated({ node, min, max }: Extract<Node, { kind: 'repeat' }>): Part {
    const copies = Array.from({ length: Math.min(min, COPIES_MAX) }, () => build(node));
    if (max - min > VARIES_MAX) {
      const looped = copies.pop() ?? build(node);
      for (const position of looped.last) next[position]?.push(...looped.first);
      copies.push({ ...looped, isNullable: looped.isNullable || min === 0 });
    } else if (max > min) {
      const optional = Array.from({ length: max - min }, () => build(node));
      // Nested as x(x(x)?)?, so that leaving out different copies does not count as different paths.
      copies.push(optional.reduceRight((rest, one) => ({ ...after(one, rest), isNullable: true }), nothing));
    }
    return copies.reduce(after, nothing);
  }
}
