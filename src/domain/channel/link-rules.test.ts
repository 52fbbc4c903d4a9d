import fc from 'fast-check';
import { expect, test } from 'vitest';
import { projectStatuses } from '@/contract/limits/project';
import {
  canChangeField,
  channelProblem,
  getExpiryUrgency,
  getRenewedExpiry,
  isLinkNameTaken,
  projectProblem,
  renewalProblem,
} from './link-rules';

const NOW = Date.parse('2026-11-21T09:30:00+08:00');
const DAY_MS = 86_400_000;

test('renews a link by whole days from now, at most 30, and never to an earlier expiry', () => {
  const ends = fc.option(fc.integer({ min: -100 * DAY_MS, max: 100 * DAY_MS }));
  fc.assert(
    fc.property(ends, fc.integer({ min: -5, max: 60 }), (left, days) => {
      const end = left === null ? null : NOW + left;
      const problem = renewalProblem(end, days, NOW);
      if (end === null || days < 1 || days > 30) {
        expect(problem).toBe(end === null ? 'never' : 'range');
        return;
      }
      const isLater = getRenewedExpiry(days, NOW) > end;
      expect(problem).toBe(isLater ? null : 'notLater');
      // An expired link is active again for exactly this time.
      if (end <= NOW) expect(problem).toBeNull();
      if (isLater) expect(getExpiryUrgency(getRenewedExpiry(days, NOW), NOW)).not.toBe('expired');
    }),
  );
  for (const days of [0.5, Number.NaN, Number.POSITIVE_INFINITY]) expect(renewalProblem(NOW, days, NOW)).toBe('range');
});

test.each([
  [null, 'never'],
  [-1, 'expired'],
  [0, 'expired'],
  [1, 'urgent'],
  [3 * DAY_MS, 'urgent'],
  [3 * DAY_MS + 1, 'expiring'],
  [7 * DAY_MS, 'expiring'],
  [7 * DAY_MS + 1, 'later'],
] as const)('with %s ms left a link is %s', (left, urgency) => {
  expect(getExpiryUrgency(left === null ? null : NOW + left, NOW)).toBe(urgency);
});

test('a name is unique per channel, ignoring case, width and the link itself', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 2, maxLength: 12 }), fc.boolean(), fc.boolean(), (name, isSame, isOwn) => {
      const links = [{ id: '1', channelId: 'a', name: ` ${name.toUpperCase()}` }];
      const asked = { channelId: isSame ? 'a' : 'b', name: name.toUpperCase() };
      expect(isLinkNameTaken(asked, links, isOwn ? '1' : undefined)).toBe(isSame && !isOwn);
    }),
  );
  expect(isLinkNameTaken({ channelId: 'a', name: 'ＡＢ' }, [{ id: '1', channelId: 'a', name: 'ab' }])).toBe(true);
});

test('a project has to be published and belong to the channel, unless the channel is for all', () => {
  for (const status of projectStatuses) {
    const project = { id: 'p', status };
    const expected = { draft: 'draft', published: null, paused: 'paused', finished: 'over', archived: 'over' }[status];
    expect(projectProblem(project, { projectIds: [] })).toBe(expected);
    expect(projectProblem(project, { projectIds: ['x', 'p'] })).toBe(expected);
    expect(projectProblem(project, { projectIds: ['x'] })).toBe(expected ?? 'foreign');
  }
  expect(projectProblem(undefined, undefined)).toBe('unknown');
});

test('only an enabled channel accepts new links', () => {
  const statuses = ['enabled', 'paused', 'archived'] as const;
  expect(statuses.map((status) => channelProblem({ status }))).toEqual([null, 'paused', 'archived']);
  expect(channelProblem(undefined)).toBe('unknown');
});

test('only name, remark and query of a clicked link can change, and the channel never', () => {
  const fields = ['name', 'remark', 'query', 'path', 'url', 'projectId', 'codeType', 'expireType', 'envVersion'];
  expect(fields.filter((field) => canChangeField(field, true))).toEqual(['name', 'remark', 'query']);
  expect(fields.filter((field) => canChangeField(field, false))).toEqual(fields);
  expect([canChangeField('channelId', false), canChangeField('channelId', true)]).toEqual([false, false]);
});
