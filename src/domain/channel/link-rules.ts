import type { Channel } from '../../contract/channel';
import { channelLink as limit } from '../../contract/limits/channel-link';
import type { Project } from '../../contract/project';
import { fold } from '../fold';

const DAY_MS = 86_400_000;

type Named = { id: string; channelId: string; name: string };

/** Whether another link of the channel than the one with `ownId` has this name (docs/domain.md 6.8). */
export const isLinkNameTaken = (
  { channelId, name }: Pick<Named, 'channelId' | 'name'>,
  links: readonly Named[],
  ownId?: string,
) => links.some((link) => link.channelId === channelId && link.id !== ownId && fold(link.name) === fold(name));

export type ProjectProblem = 'unknown' | 'draft' | 'paused' | 'over' | 'foreign';

/**
 * What keeps a new link from leading to a project: it has to be published, and one of the channel's, which are all where
 * it names none.
 */
export function projectProblem(
  project: Pick<Project, 'id' | 'status'> | undefined,
  channel: { projectIds: readonly string[] } | undefined,
): ProjectProblem | null {
  if (!project) return 'unknown';
  if (isOver(project.status)) return 'over';
  if (project.status !== 'published') return project.status === 'draft' ? 'draft' : 'paused';
  const isOwn = !channel || channel.projectIds.length === 0 || channel.projectIds.includes(project.id);
  return isOwn ? null : 'foreign';
}

/** Whether a project takes nobody any more, and a link to it leads nowhere. */
export const isOver = (status: Project['status']) => status === 'finished' || status === 'archived';

/** What keeps a channel from having new links. */
export const channelProblem = (channel: { status: Channel['status'] } | undefined) => {
  if (!channel) return 'unknown';
  return channel.status === 'enabled' ? null : channel.status;
};

/** What may change of a link that was clicked: what is out there stays what it is (docs/domain.md 6.8). */
const changeable = ['name', 'remark', 'query'] as const;

/** Whether this field of a link may be changed, of one that was clicked or not. */
export const mayChange = (field: string, isClicked: boolean) =>
  field !== 'channelId' && (!isClicked || (changeable as readonly string[]).includes(field));

export type RenewalProblem = 'never' | 'range' | 'notLater';

/** When a link that is renewed for so many days will expire, both in milliseconds. */
export const renewedUntil = (days: number, now: number) => now + days * DAY_MS;

/** What keeps a link from being renewed for so many days from `now` on; instants in milliseconds (docs/domain.md 6.8). */
export function renewalProblem(expiresAt: number | null, days: number, now: number): RenewalProblem | null {
  if (expiresAt === null) return 'never';
  if (!Number.isInteger(days) || days < 1 || days > limit.maxExpireDays) return 'range';
  return renewedUntil(days, now) > expiresAt ? null : 'notLater';
}

export type Urgency = 'never' | 'expired' | 'urgent' | 'expiring' | 'later';

/** How near the end of a link is, by the days that are left (docs/domain.md 6.8); instants in milliseconds. */
export function urgencyOf(expiresAt: number | null, now: number): Urgency {
  if (expiresAt === null) return 'never';
  if (expiresAt <= now) return 'expired';
  if (expiresAt <= now + limit.urgentDays * DAY_MS) return 'urgent';
  return expiresAt <= now + limit.expiringDays * DAY_MS ? 'expiring' : 'later';
}
