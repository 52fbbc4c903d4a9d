import fc from 'fast-check';
import { expect, test } from 'vitest';
import { channelEvents } from '@/contract/limits/track';
import { applyAdjustments, createFunnel } from './funnel';

const event = fc.record({ person: fc.constantFrom('a', 'b', 'c'), eventType: fc.constantFrom(...channelEvents) });

function funnelOf(events: Parameters<ReturnType<typeof createFunnel>['add']>[0][]) {
  const funnel = createFunnel();
  events.forEach(funnel.add);
  return funnel;
}

test('no step of a funnel has more people than the one before it', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      const { scanUv, register, start, submit, signed } = funnelOf(events).count();
      const steps = [scanUv, register, start, submit, signed];
      expect(steps).toEqual([...steps].sort((a, b) => b - a));
      expect(scanUv).toBeLessThanOrEqual(new Set(events.map(({ person }) => person)).size);
      expect(submit).toBe(funnelOf(events).peopleWho('quizSubmit'));
    }),
  );
});

test('counts people once per step; a signature before the submission does not count', () => {
  const funnel = funnelOf([
    { person: 'a', eventType: 'scan' },
    { person: 'a', eventType: 'scan' },
    { person: 'b', eventType: 'linkClick' },
    { person: 'b', eventType: 'quizStart' },
    { person: 'b', eventType: 'agreementSign' },
    { person: 'c', eventType: 'unfollow' },
  ]);
  expect(funnel.count()).toEqual({ scanUv: 2, register: 1, start: 1, submit: 0, signed: 0 });
});

test('an event counts for its adjusted channel, and the adjustment itself does not count', () => {
  const row = { person: 'a', eventType: 'scan' as const, adjustOf: null };
  const scans = [
    { ...row, id: '1', channelId: 'x' },
    { ...row, id: '2', channelId: 'x' },
    { ...row, id: '3', channelId: 'y', eventType: 'adjust' as const, adjustOf: '1' },
  ];
  expect(applyAdjustments(scans).map(({ id, channelId }) => [id, channelId])).toEqual([
    ['1', 'y'],
    ['2', 'x'],
  ]);
});

test('the later of two adjustments of an event wins', () => {
  const scan = { person: 'a', eventType: 'scan' as const, id: '1', channelId: 'x', adjustOf: null };
  const moved = { ...scan, id: '2', channelId: 'y', eventType: 'adjust' as const, adjustOf: '1' };
  const later = [
    { channelId: 'z', adjustOf: '1' },
    { channelId: 'w', adjustOf: '9' },
  ];
  expect(applyAdjustments([scan, moved], later).map(({ channelId }) => channelId)).toEqual(['z']);
});
