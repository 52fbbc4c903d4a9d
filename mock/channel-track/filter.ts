import type { z } from 'zod';
import type { ChannelTrackFilter } from '../../src/contract/channel-track';
import { track as limit } from '../../src/contract/limits/track';
import { withDescendants } from '../../src/domain/channel/tree';
import { daysBetween } from '../../src/domain/period/calendar';
import { refuse } from '../refuse';
import { state } from '../state';
import { getSceneGroup } from '../track/scenes';
import type { CountedTrack } from './current-tracks';
import { trackMessages } from './messages';

export type Filter = z.output<typeof ChannelTrackFilter>;
type Test = (row: CountedTrack) => boolean;

/** @throws Fault 422 for a period that is reversed or too long */
export function checkPeriod({ from, before }: Filter) {
  const days = daysBetween(from, before);
  const { periodReversed, periodTooLong } = trackMessages;
  refuse({ before: days < 1 ? periodReversed : days > limit.maxChannelDays ? periodTooLong : undefined });
}

/** Creates a predicate for the rows that match a filter, except for its event types. */
export function createMatcher(filter: Filter): Test {
  const { channelId, linkId, linkCode, projectId, newUser, sceneGroupKey, scene, memberNo } = filter;
  const { channels, channelLinks, members } = state().world;
  const tests: Test[] = [];
  if (channelId) {
    const ids = withDescendants(channels, channelId);
    tests.push((row) => ids.has(row.channelId) || (row.fromChannelId !== null && ids.has(row.fromChannelId)));
  }
  if (linkId !== undefined) tests.push((row) => row.linkId === linkId);
  if (linkCode !== undefined) {
    const id = channelLinks.find((link) => link.linkCode === linkCode)?.id;
    tests.push((row) => id !== undefined && row.linkId === id);
  }
  if (projectId) tests.push((row) => row.projectId !== null && projectId.includes(row.projectId));
  if (newUser !== undefined) tests.push((row) => row.isNewUser === newUser);
  if (sceneGroupKey !== undefined) tests.push((row) => getSceneGroup(row.scene) === sceneGroupKey);
  if (scene !== undefined) tests.push((row) => row.scene === scene);
  if (memberNo !== undefined) {
    const id = members.find((member) => member.memberNo === memberNo)?.id;
    tests.push((row) => row.person === id);
  }
  return (row) => tests.every((test) => test(row));
}

/** Creates a predicate for the event types of a filter. */
export const createTypeMatcher =
  ({ eventType }: Pick<Filter, 'eventType'>): Test =>
  (row) =>
    eventType?.includes(row.eventType) ?? true;
