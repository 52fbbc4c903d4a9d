import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { projectStatuses } from '../../contract/limits/project';
import {
  canDelete,
  canMove,
  getProjectStatus,
  getProjectStatusAfter,
  opensToMembers,
  type ProjectAction,
  projectActions,
} from './status';

/** The transitions of docs/domain.md 6.2. */
const moves = [
  ['draft', 'published'],
  ['published', 'paused'],
  ['paused', 'published'],
  ['published', 'finished'],
  ['paused', 'finished'],
  ['finished', 'published'],
  ['finished', 'archived'],
];

const statuses = fc.constantFrom(...projectStatuses);
const pairs = projectStatuses.flatMap((from) => projectStatuses.map((to) => [from, to] as const));

describe('a project', () => {
  test.each(pairs)('moves from %s to %s only if the rules allow it', (from, to) => {
    expect(canMove(from, to)).toBe(moves.some(([a, b]) => a === from && b === to));
  });

  test('allows only the offered actions', () => {
    const actions = [...new Set(projectStatuses.flatMap(projectActions))];
    fc.assert(
      fc.property(statuses, fc.constantFrom<ProjectAction>(...actions), (status, action) => {
        expect(getProjectStatusAfter(status, action) !== undefined).toBe(projectActions(status).includes(action));
      }),
    );
  });

  test('never becomes a draft again, and archived is final', () => {
    const walks = fc.array(fc.nat({ max: 9 }), { maxLength: 20 });
    fc.assert(
      fc.property(statuses, walks, (start, choices) => {
        let status = start;
        for (const choice of choices) {
          const actions = projectActions(status);
          const action = actions[choice % Math.max(actions.length, 1)];
          if (!action) {
            expect(status).toBe('archived');
            return;
          }
          status = getProjectStatusAfter(status, action) ?? status;
          expect(status).not.toBe('draft');
        }
      }),
    );
  });

  test('is open to members exactly after the actions that require the gate', () => {
    for (const from of projectStatuses) {
      for (const action of projectActions(from)) {
        expect(opensToMembers(action)).toBe(getProjectStatusAfter(from, action) === 'published');
      }
    }
  });

  test('is finished exactly at its end while published or paused', () => {
    fc.assert(
      fc.property(statuses, fc.date({ noInvalidDate: true, min: new Date(0) }), (status, end) => {
        const project = { status, endAt: end.toISOString() };
        const runs = status === 'published' || status === 'paused';
        expect(getProjectStatus(project, end.getTime() - 1)).toBe(status);
        expect(getProjectStatus(project, end.getTime())).toBe(runs ? 'finished' : status);
        expect(getProjectStatus({ status, endAt: null }, end.getTime())).toBe(status);
      }),
    );
  });

  test.each(projectStatuses)('in status %s can be deleted only as a draft that nobody has started', (status) => {
    expect(canDelete({ status, startCount: 0 })).toBe(status === 'draft');
    expect(canDelete({ status, startCount: 1 })).toBe(false);
  });
});
