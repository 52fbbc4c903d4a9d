import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeProblem } from './place';
import { parentProblem, sortAsTree, withAncestors, withDescendants } from './tree';

const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
const statuses = ['enabled', 'paused', 'archived'] as const;
/** Any tree: each node has an earlier node as parent, or none. */
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

test('refuses parents that break the tree or are archived, except the current parent', () => {
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

test('in tree order every node occurs once, right after one of its branch', () => {
  fc.assert(
    fc.property(tree, (nodes) => {
      const ordered = sortAsTree(nodes);
      expect(ordered.map(({ id }) => id).sort()).toEqual(nodes.map(({ id }) => id).sort());
      for (const [place, { id }] of ordered.entries()) {
        const branch = withDescendants(nodes, [id]);
        // Descendants follow at once and without interruption.
        const piece = ordered.slice(place, place + branch.size).map((node) => node.id);
        expect(new Set(piece)).toEqual(branch);
      }
    }),
  );
});

test('adds exactly the ancestors of the given nodes', () => {
  fc.assert(
    fc.property(tree, fc.subarray(ids), (nodes, found) => {
      const shown = withAncestors(nodes, found);
      for (const { id } of nodes) {
        const isAbove = found.some((one) => withDescendants(nodes, [id]).has(one));
        expect(shown.has(id)).toBe(isAbove);
      }
    }),
  );
});
