import { type Automaton, createAutomaton } from './automaton';
import { intersects, toSampleSets } from './sets';
import { type Node, parsePattern } from './syntax';

/** More steps than these take a noticeable time on a phone. */
const TRIALS_MAX = 100_000_000;
/** Number of paths through a pattern, for a text of one repeated character, that still counts as few. */
const WAYS_MAX = 100_000;
const WAYS_LENGTH = 30;

/**
 * Whether a text of at most `maxLength` characters can make matching a valid `pattern` slow: with n characters it takes
 * n to the power of `getDegree` steps, or 2 to the power of n. It is too strict rather than too lax; backreferences
 * always count as slow, because their time cannot be estimated.
 */
export function isSlow(pattern: string, maxLength: number): boolean {
  return maxLength ** getDegree(parsePattern(pattern)) > TRIALS_MAX;
}

/** 1 for linear time, 2 for quadratic time …, infinite for exponential time. */
function getDegree(root: Node): number {
  if (has(root, 'backreference')) return Number.POSITIVE_INFINITY;
  const looks = findLookarounds(root, 0).map(({ node, loops }) => getDegree(node) + loops);
  const automaton = createAutomaton(root);
  return Math.max(automaton ? degreeOfPaths(automaton) : Number.POSITIVE_INFINITY, ...looks);
}

const childrenOf = (node: Node): Node[] =>
  'nodes' in node ? node.nodes : node.kind === 'repeat' || node.kind === 'look' ? [node.node] : [];

const has = (node: Node, kind: Node['kind']): boolean =>
  node.kind === kind || childrenOf(node).some((child) => has(child, kind));

/** Lookaheads and lookbehinds, with the number of loops around each. */
function findLookarounds(node: Node, loops: number): { node: Node; loops: number }[] {
  if (node.kind === 'look') return [{ node: node.node, loops }];
  return childrenOf(node).flatMap((child) =>
    findLookarounds(child, loops + (node.kind === 'repeat' && node.max > 1 ? 1 : 0)),
  );
}

function degreeOfPaths(automaton: Automaton): number {
  const sets = toSampleSets(automaton.sources);
  const loops = findLoops(automaton);
  if (loops.some((loop) => isAmbiguous(automaton, sets, loop)) || hasManyWays(automaton, sets)) {
    return Number.POSITIVE_INFINITY;
  }
  return longestChain(automaton, sets, loops);
}

/** Loops of the automaton: positions that can be reached from themselves, grouped by loop. */
function findLoops({ next }: Automaton): number[][] {
  const reached = next.map((_, from) => reachedFrom(next, from, () => true));
  const loops: number[][] = [];
  const seen = new Set<number>();
  for (const [at, own] of reached.entries()) {
    if (seen.has(at) || !own.has(at)) continue;
    const loop = [...own].filter((other) => reached[other]?.has(at));
    for (const position of loop) seen.add(position);
    loops.push(loop);
  }
  return loops;
}

function reachedFrom(next: Automaton['next'], from: number, mayPass: (position: number) => boolean) {
  const reached = new Set<number>();
  const waiting = [from];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    for (const position of next[at] as number[]) {
      if (reached.has(position)) continue;
      reached.add(position);
      if (mayPass(position)) waiting.push(position);
    }
  }
  return reached;
}

/** Whether the same text has two paths around a loop: then each iteration doubles the steps. */
function isAmbiguous({ next }: Automaton, sets: readonly ReadonlySet<number>[], loop: readonly number[]): boolean {
  const isIn = new Set(loop);
  const inside = (position: number) => (next[position] as number[]).filter((other) => isIn.has(other));
  if (loop.some((position) => new Set(inside(position)).size < inside(position).length)) return true;

  const size = sets.length;
  const pairs = (pair: number): number[] => {
    const [one, other] = [Math.floor(pair / size), pair % size];
    return inside(one).flatMap((a) =>
      inside(other).flatMap((b) => (intersects(sets[a] as Set<number>, sets[b] as Set<number>) ? [a * size + b] : [])),
    );
  };
  const before = new Map<number, number[]>();
  const waiting = loop.map((position) => position * (size + 1));
  const seen = new Set(waiting);
  for (let pair = waiting.pop(); pair !== undefined; pair = waiting.pop()) {
    for (const to of pairs(pair)) {
      before.set(to, [...(before.get(to) ?? []), pair]);
      if (seen.has(to)) continue;
      seen.add(to);
      waiting.push(to);
    }
  }
  // Two paths that have split and join again.
  const back = loop.flatMap((position) => before.get(position * (size + 1)) ?? []);
  const led = new Set<number>();
  for (let pair = back.pop(); pair !== undefined; pair = back.pop()) {
    if (led.has(pair)) continue;
    led.add(pair);
    if (Math.floor(pair / size) !== pair % size) return true;
    back.push(...(before.get(pair) ?? []));
  }
  return false;
}

/**
 * Longest chain of consecutive loops that read the same text: the boundary between two of them can be anywhere in it.
 */
function longestChain({ next }: Automaton, sets: readonly ReadonlySet<number>[], loops: readonly number[][]): number {
  const readBy = loops.map((loop) => new Set(loop.flatMap((position) => [...(sets[position] as Set<number>)])));
  const follows = loops.map((loop, at) => {
    const reachable = new Set<number>();
    for (const position of loop) {
      const isRead = (other: number) => intersects(sets[other] as Set<number>, readBy[at] as Set<number>);
      for (const other of reachedFrom(next, position, isRead)) if (isRead(other)) reachable.add(other);
    }
    return loops.flatMap((other, place) => (place !== at && other.some((one) => reachable.has(one)) ? [place] : []));
  });
  const lengths = new Map<number, number>();
  const lengthFrom = (at: number): number => {
    const known = lengths.get(at);
    if (known !== undefined) return known;
    const length = 1 + Math.max(0, ...(follows[at] as number[]).map(lengthFrom));
    lengths.set(at, length);
    return length;
  };
  return Math.max(1, ...loops.map((_, at) => lengthFrom(at)));
}

/** Whether a text of one repeated character has very many paths, as with many optional parts in a row. */
function hasManyWays({ first, next }: Automaton, sets: readonly ReadonlySet<number>[]): boolean {
  const samples = new Set(sets.flatMap((set) => [...set]));
  const tried = new Set<string>();
  for (const sample of samples) {
    const reads = sets.map((set) => set.has(sample));
    const key = reads.map(Number).join('');
    if (tried.has(key)) continue;
    tried.add(key);
    const ways = new Array<number>(sets.length).fill(0);
    for (const position of first) if (reads[position]) ways[position] = (ways[position] as number) + 1;
    if (waysGrow(ways, next, reads)) return true;
  }
  return false;
}

function waysGrow(start: readonly number[], next: Automaton['next'], reads: readonly boolean[]): boolean {
  let ways = start;
  for (let length = 1; length < WAYS_LENGTH; length += 1) {
    const after = new Array<number>(ways.length).fill(0);
    for (const [at, count] of ways.entries()) {
      if (count === 0) continue;
      for (const position of next[at] as number[])
        if (reads[position]) after[position] = (after[position] as number) + count;
    }
    ways = after;
    if (ways.reduce((sum, count) => sum + count, 0) > WAYS_MAX) return true;
  }
  return false;
}
