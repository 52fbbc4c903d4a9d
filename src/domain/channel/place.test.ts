import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeProblem } from './place';
import { inTreeOrder, parentProblem, withAbove, withBelow } from './tree';

const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
const statuses = ['enabled', 'paused', 'archived'] as const;
/** Any tree: a node lies below an earlier one, or at the top. */
const tree = fc
  .array(fc.record({ above: fc.nat(6), status: fc.constantFrom(...statuses) }), { maxLength: 6, minLength: 6 })
  .map((rows) =>
    rows.map(({ above, status }, place) => ({
      id: ids[place] ?? '',
      parentId: above < place ? (ids[above] ?? null) : null,
      status,
    })),
  );
const target = fc.option(fc.constantFrom(...ids, 'x'));

test('a place is refused where a tree would break, or the one above is archived; where it lies already it may stay', () => {
  fc.assert(
    fc.property(tree, target, fc.option(fc.constantFrom(...ids), { nil: undefined }), (nodes, parentId, id) => {
      const broken = parentProblem(nodes, parentId, id);
      const parent = nodes.find((node) => node.id === parentId);
      const isThere = id !== undefined && nodes.some((node) => node.id === id && node.parentId === parentId);
      const expected = broken ?? (parent?.status === 'archived' && !isThere ? 'archived' : null);
      expect(placeProblem(nodes, parentId, id)).toBe(expected);
    }),
  );
});

test('in the order of the tree every node stands once, right behind one of its own branch', () => {
  fc.assert(
    fc.property(tree, (nodes) => {
      const ordered = inTreeOrder(nodes);
      expect(ordered.map(({ id }) => id).sort()).toEqual(nodes.map(({ id }) => id).sort());
      for (const [place, { id }] of ordered.entries()) {
        const branch = withBelow(nodes, [id]);
        // What lies below follows at once and in one piece.
        const piece = ordered.slice(place, place + branch.size).map((node) => node.id);
        expect(new Set(piece)).toEqual(branch);
      }
    }),
  );
});

test('what is shown for others is exactly what stands above them', () => {
  fc.assert(
    fc.property(tree, fc.subarray(ids), (nodes, found) => {
      const shown = withAbove(nodes, found);
      for (const { id } of nodes) {
        const isAbove = found.some((one) => withBelow(nodes, [id]).has(one));
        expect(shown.has(id)).toBe(isAbove);
      }
    }),
  );
});
