import fc from 'fast-check';
import { expect, test } from 'vitest';
import { projectLinkPositions } from '../../contract/limits/project-link';
import { getShownLinks, linkState, type PlacedLink } from './shown';

const NOW = Date.parse('2026-11-21T09:30:00+08:00');
const instants = fc.option(
  fc.integer({ min: -2, max: 2 }).map((hours) => new Date(NOW + hours * 3_600_000).toISOString()),
);
const codes = fc.constantFrom('low', 'mid', 'high');
const links: fc.Arbitrary<PlacedLink[]> = fc.uniqueArray(
  fc.record({
    id: fc.string({ minLength: 1, maxLength: 3 }),
    position: fc.constantFrom(...projectLinkPositions),
    status: fc.constantFrom('enabled', 'disabled'),
    validFrom: instants,
    validTo: instants,
    levelCodes: fc.uniqueArray(codes),
  }),
  { selector: ({ id }) => id, maxLength: 20 },
);
const places = fc.record({
  position: fc.constantFrom(...projectLinkPositions),
  levelCode: fc.option(codes),
  now: fc.constant(NOW),
});

test('shows enabled links in their validity, for the level and position, in order', () => {
  fc.assert(
    fc.property(links, places, (all, place) => {
      const shown = getShownLinks(all, place);
      expect(shown).toEqual(all.filter((link) => shown.includes(link)));
      for (const link of all) {
        const { validFrom, validTo, levelCodes } = link;
        const isInTime =
          (validFrom === null || Date.parse(validFrom) <= NOW) && (validTo === null || Date.parse(validTo) > NOW);
        const isTheirs = !place.levelCode || levelCodes.length === 0 || levelCodes.includes(place.levelCode);
        const isShown = link.status === 'enabled' && isInTime && isTheirs && link.position === place.position;
        expect(shown.includes(link)).toBe(isShown);
        expect(linkState(link, NOW) === 'shown').toBe(link.status === 'enabled' && isInTime);
      }
    }),
  );
});

test('shows the edited link at its place with current values, and a new one last', () => {
  fc.assert(
    fc.property(links, places, fc.nat(), (all, place, at) => {
      const old = all[at % (all.length || 1)];
      const typed = {
        ...(old ?? { id: 'new', levelCodes: [], validFrom: null, validTo: null }),
        position: place.position,
      };
      const subject: PlacedLink = { ...typed, status: 'disabled' };
      const shown = getShownLinks(all, place, subject);
      expect(shown.filter(({ id }) => id === subject.id)).toEqual([subject]);
      expect(shown.filter(({ id }) => id !== subject.id)).toEqual(
        getShownLinks(all, place).filter(({ id }) => id !== subject.id),
      );
      if (!old) expect(shown.at(-1)).toBe(subject);
    }),
  );
});
