import { expect, test } from 'vitest';
import {
  channelLinkTypes,
  codeTypes,
  envVersions,
  expireTypes,
  channelLink as limit,
} from '../../src/contract/limits/channel-link';
import { link as linkLimit } from '../../src/contract/limits/link';
import { expiryProblem, getExpiryState, isCodeTypeAllowed } from '../../src/domain/channel/expiry';
import { isLinkCode, parseLinkCode, toScene } from '../../src/domain/channel/scene';
import { isMiniProgramPath, isScene } from '../../src/domain/validation/mini-program';
import { checkWorlds, getWorld } from '../../tests/world';
import { DAY_MS } from '../clock';
import type { World } from '../world';
import type { ChannelLinkRow } from './fixtures';

const instant = (text: string | null) => (text === null ? null : Date.parse(text));

function getStatus({ status, expiresAt }: ChannelLinkRow, now: number) {
  if (status === 'disabled') return status;
  const end = instant(expiresAt);
  const isExpiring = end !== null && end > now && end <= now + limit.expiringDays * DAY_MS;
  return isExpiring ? 'expiring' : getExpiryState(end, now);
}

function expectConsistent({ channels, channelLinks, projects, now }: World) {
  expect(channelLinks).toHaveLength(600);
  const codes = [...channels, ...channelLinks].map(({ linkCode }) => linkCode);
  expect(new Set(codes).size).toBe(codes.length);
  expect(new Set(channelLinks.map(({ channelId, name }) => `${channelId} ${name}`)).size).toBe(channelLinks.length);
  const permanent = channelLinks.filter(({ codeType }) => codeType === 'oaPermanent');
  expect(permanent.length).toBeLessThanOrEqual(limit.maxPermanentCodes);

  const [channelsById, projectsById] = [byId(channels), byId(projects)];
  const broken = channelLinks.flatMap((row) =>
    Object.entries({
      ...getRules(row, channelsById.get(row.channelId), projectsById.get(row.projectId ?? ''), now),
      ...targetRules(row),
    })
      .filter(([, holds]) => !holds)
      .map(([rule]) => ({ rule, row })),
  );
  expect(broken).toEqual([]);
}

const byId = <Row extends { id: string }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));

function getRules(
  row: ChannelLinkRow,
  channel: World['channels'][number] | undefined,
  project: World['projects'][number] | undefined,
  now: number,
) {
  const { linkCode, name, projectId, status, expireType, expireDays } = row;
  const [created, changed, end] = [row.createdAt, row.updatedAt, row.expiresAt].map(instant) as [
    number,
    number,
    number | null,
  ];
  return {
    code: isLinkCode(linkCode) && isScene(toScene(linkCode)) && parseLinkCode(toScene(linkCode)) === linkCode,
    name: [...name].length >= limit.minNameLength && [...name].length <= limit.maxNameLength,
    afterChannel: channel !== undefined && Date.parse(channel.createdAt) < created,
    times: created <= changed && changed <= now,
    projectOfChannel: !projectId || channel?.projectIds.length === 0 || channel?.projectIds.includes(projectId),
    projectPublished: !projectId || (project?.publishedAt && Date.parse(project.publishedAt) <= created),
    expiryFields: (expireType === 'none') === (end === null) && (expireType === 'days') === (expireDays !== null),
    // Checked at the time when the expiry was set, because it is not later than the platform allows then.
    expiry: expiryProblem({ ...row, expiresAt: end }, changed) === null,
    days: status === 'disabled' || expireType !== 'days' || end === changed + (expireDays ?? 0) * DAY_MS,
  };
}

const targetRules = ({ linkType, codeType, projectId, path, query, url }: ChannelLinkRow) => ({
  form: isCodeTypeAllowed(linkType, codeType),
  project: (projectId !== null) === (linkType === 'project'),
  path:
    (path !== null && isMiniProgramPath(path) && path.length <= linkLimit.maxPathLength) === (linkType === 'mpPage'),
  url: (url?.startsWith('https://') ?? false) === (linkType === 'h5' || linkType === 'article'),
  query: query === null || /^\w+=\w+(&\w+=\w+)*$/.test(query),
});

test('six hundred links follow the rules of channel, type and platform for any seed and instant', () => {
  checkWorlds(expectConsistent, { deepRuns: 12 });
});

test('links cover every type, form and status', () => {
  const { channelLinks, now } = getWorld(35);
  const all = <Value>(value: (row: ChannelLinkRow) => Value) => new Set(channelLinks.map(value));
  expect(all(({ linkType }) => linkType)).toEqual(new Set(channelLinkTypes));
  expect(all(({ codeType }) => codeType)).toEqual(new Set(codeTypes));
  expect(all(({ envVersion }) => envVersion)).toEqual(new Set(envVersions));
  expect(all(({ expireType }) => expireType)).toEqual(new Set(expireTypes));
  expect(all((row) => getStatus(row, now))).toEqual(new Set(['active', 'expiring', 'expired', 'disabled']));
});
