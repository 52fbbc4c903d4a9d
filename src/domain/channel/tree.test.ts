import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getAncestors, parentProblem, withDescendants } from './tree';

type Node = { id: string; parentId: string | null };
const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
const move = fc.record({ id: fc.constantFrom(...ids), parentId: fc.option(fc.constantFrom(...ids, 'x')) });

test('allowed moves keep at most three levels and no cycle', () => {
  fc.assert(
    fc.property(fc.array(move, { maxLength: 40 }), (moves) => {
      let tree: Node[] = ids.map((id) => ({ id, parentId: null }));
      for (const { id, parentId } of moves) {
        const problem = parentProblem(tree, parentId, id);
        const moved = tree.map((node) => (node.id === id ? { id, parentId } : node));
        const isFine = moved.every((node) => {
          const above = getAncestors(moved, node.id);
          return above.length < 3 && !above.includes(node.id) && !above.includes('x');
        });
        // It is refused if and only if the result would not be a valid tree.
        expect(problem === null).toBe(isFine);
        if (problem === null) tree = moved;
      }
    }),
  );
});

test('a new channel can be placed below the first and second level only', () => {
  const tree = [
    { id: 'a', parentId: null },
    { id: 'b', parentId: 'a' },
    { id: 'c', parentId: 'b' },
  ];
  expect([null, 'a', 'b', 'c', 'x'].map((parentId) => parentProblem(tree, parentId))).toEqual([
    null,
    null,
    null,
    'tooDeep',
    'unknown',
  ]);
});

test('a channel includes exactly its descendants', () => {
  const tree = fc.array(fc.record({ id: fc.constantFrom(...ids), parentId: fc.option(fc.constantFrom(...ids)) }), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(tree, fc.constantFrom(...ids), (nodes, top) => {
      const unique = [...new Map(nodes.map((node) => [node.id, node])).values()];
      const below = unique.flatMap(({ id }) => (getAncestors(unique, id).includes(top) ? [id] : []));
      expect(withDescendants(unique, [top])).toEqual(new Set([top, ...below]));
    }),
  );
});
