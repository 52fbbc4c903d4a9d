import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Autosave, type AutosaveEvent, isSettled, reduceAutosave, retryDelay } from './autosave';

type Event = AutosaveEvent<number>;

const BEGIN: Autosave<number> = { phase: 'idle', version: 1, failures: 0 };
const step = fc.oneof(
  { weight: 4, arbitrary: fc.constant('changed' as const) },
  { weight: 3, arbitrary: fc.constant('due' as const) },
  { weight: 3, arbitrary: fc.constant('saved' as const) },
  fc.constantFrom('passing' as const, 'refused' as const, 'stale' as const, 'resumed' as const, 'closed' as const),
);

/** Runs a scenario against a server that counts versions, and checks every step. */
function play(steps: readonly string[], look: (before: Autosave<number>, after: Autosave<number>) => void = () => {}) {
  let state = BEGIN;
  let server = 1;
  let typed = 0;
  const saved: number[] = [];
  steps.forEach((what, now) => {
    const event = ((): Event => {
      if (what === 'changed') {
        typed += 1;
        return { type: 'changed', values: typed, now };
      }
      if (what === 'saved') {
        if (state.sent) {
          server += 1;
          saved.push(state.sent.values);
        }
        return { type: 'saved', version: server, now };
      }
      if (what === 'resumed') return { type: 'resumed', version: server, now };
      if (what === 'due' || what === 'closed') return { type: what, now };
      return { type: 'failed', kind: what as 'passing', error: new Error(what), now };
    })();
    const before = state;
    state = reduceAutosave(state, event);
    look(before, state);
  });
  return { state, saved, typed };
}

const story = fc.array(step, { maxLength: 60 });

describe('autosave', () => {
  test('sends one request at a time, based on the version of the last one', () => {
    fc.assert(
      fc.property(story, (steps) => {
        play(steps, (before, after) => {
          // The next request is sent only after the last one has arrived.
          if (before.sent && after.sent && after.version === before.version) expect(after.sent).toBe(before.sent);
          expect(after.version).toBeGreaterThanOrEqual(before.version);
        });
      }),
    );
  });

  test('saves in the order of entry, nothing twice, and always the newest values', () => {
    fc.assert(
      fc.property(story, (steps) => {
        const { saved } = play(steps, (before, after) => {
          if (after.sent !== before.sent && after.sent) expect(after.sent).toBe(before.pending);
        });
        expect(saved).toEqual([...new Set(saved)].sort((a, b) => a - b));
      }),
    );
  });

  test('never loses the last values: they are saved, in flight or pending after any failure', () => {
    fc.assert(
      fc.property(
        fc.array(
          step.filter((what) => what !== 'closed'),
          { maxLength: 60 },
        ),
        (steps) => {
          const { state, saved, typed } = play(steps);
          const held = [state.pending?.values, state.sent?.values, saved.at(-1), 0];
          expect(held).toContain(typed);
          // Once the server responds again, they arrive.
          const mended = play([...steps, 'saved', 'resumed', 'due', 'saved', 'due', 'saved']);
          expect(mended.saved.at(-1) ?? 0).toBe(typed);
          expect(mended.state.phase).toBe('idle');
        },
      ),
    );
  });

  test('does not overwrite the version of another operator until that is chosen', () => {
    fc.assert(
      fc.property(
        story,
        fc.array(
          step.filter((what) => what !== 'resumed'),
          { maxLength: 20 },
        ),
        (steps, later) => {
          const { state } = play([...steps, 'changed', 'due', 'stale']);
          if (state.phase !== 'stale') return;
          const all = [...steps, 'changed', 'due', 'stale', ...later];
          let isStale = false;
          play(all, (_, after) => {
            if (isStale && after.phase === 'stale') expect(after.sent).toBeUndefined();
            isStale = after.phase === 'stale';
          });
        },
      ),
    );
  });

  test('saves remaining changes once when closed, and no later ones', () => {
    fc.assert(
      fc.property(
        story.filter((steps) => !steps.includes('closed')),
        story,
        (steps, later) => {
          let isClosed = false;
          let starts = 0;
          play([...steps, 'closed', ...later], (before, after) => {
            const isStart = after.sent !== undefined && after.sent !== before.sent;
            if ((isClosed || after.phase === 'closed') && isStart) starts += 1;
            isClosed = after.phase === 'closed';
          });
          expect(starts).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  test('doubles the delay after each failure, up to a minute', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), (failures) => {
        expect(retryDelay(failures)).toBeLessThanOrEqual(60_000);
        expect(retryDelay(failures + 1)).toBeGreaterThanOrEqual(retryDelay(failures));
      }),
    );
    expect([1, 2, 3].map(retryDelay)).toEqual([2_000, 4_000, 8_000]);
  });

  test('continues from a version that the server created itself, and drops pending changes', () => {
    fc.assert(
      fc.property(story, fc.nat(), (steps, version) => {
        const { state } = play(steps, () => undefined);
        const after = reduceAutosave(state, { type: 'adopted', version, now: 0 });
        if (state.phase === 'closed') {
          expect(after).toBe(state);
          return;
        }
        expect(after).toMatchObject({ phase: 'idle', version, pending: undefined, sent: undefined });
        expect(isSettled(after)).toBe(true);
      }),
    );
  });
});
