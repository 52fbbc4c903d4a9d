import type { Node } from './syntax';

/** Positions of a pattern (Glushkov): after each come those that may read the next character. */
export type Automaton = {
  /** What each position reads. */
  sources: string[];
  /** Of each position the next ones; one that two ways lead to stands there twice, as both are tried. */
  next: number[][];
  first: number[];
};

type Part = { first: number[]; last: number[]; isNullable: boolean };

const nothing: Part = { first: [], last: [], isNullable: true };

/** More positions than these are not looked at, nor more parts that are copied to build them. */
const POSITIONS_MAX = 300;
const PARTS_MAX = 5000;
/** A number of repetitions that varies by more is as good as no limit. */
const VARIES_MAX = 10;
/** More copies say nothing more. */
const COPIES_MAX = 20;

/** The automaton of a pattern without what it looks for ahead or behind; undefined where it is too large. */
export function automatonOf(root: Node): Automaton | undefined {
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
      // Each only behind the one before, x(x(x)?)?: which of them are left out is no choice.
      copies.push(optional.reduceRight((rest, one) => ({ ...after(one, rest), isNullable: true }), nothing));
    }
    return copies.reduce(after, nothing);
  }
}
