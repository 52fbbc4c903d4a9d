import type { Channel } from '../../contract/channel-list';
import { channelLink as limit } from '../../contract/limits/channel-link';
import type { Project } from '../../contract/project-list';
import { fold } from '../fold';

const DAY_MS = 86_400_000;

type Named = { id: string; channelId: string; name: string };

/** Whether another link of the channel already has this name; `ownId` is left out (docs/domain.md 6.8). */
export const isLinkNameTaken = (
  { channelId, name }: Pick<Named, 'channelId' | 'name'>,
  links: readonly Named[],
  ownId?: string,
) => links.some((link) => link.channelId === channelId && link.id !== ownId && fold(link.name) === fold(name));

export type ProjectProblem = 'unknown' | 'draft' | 'paused' | 'over' | 'foreign';

/**
 * Why a new link cannot lead to a project; null when it can. The project has to be published and belong to the channel;
 * a channel without projects accepts all.
 */
export function projectProblem(
  project: Pick<Project, 'id' | 'status'> | undefined,
  channel: { projectIds: readonly string[] } | undefined,
): ProjectProblem | null {
  if (!project) return 'unknown';
  if (isProjectOver(project.status)) return 'over';
  if (project.status !== 'published') return project.status === 'draft' ? 'draft' : 'paused';
  const isOwn = !channel || channel.projectIds.length === 0 || channel.projectIds.includes(project.id);
  return isOwn ? null : 'foreign';
}

/** Whether a project accepts no more members, so that links to it lead nowhere. */
export const isProjectOver = (status: Project['status']) => status === 'finished' || status === 'archived';

/** Why a channel cannot have new links; null when it can. */
export const channelProblem = (channel: { status: Channel['status'] } | undefined) => {
  if (!channel) return 'unknown';
  return channel.status === 'enabled' ? null : channel.status;
};

/** Fields that can be edited after the first click: published links have to stay what they are (docs/domain.md 6.8). */
const editableFields = ['name', 'remark', 'query'] as const;

/** Whether a field of a link can be edited, depending on whether it was clicked. The channel never changes. */
export const canChangeField = (field: string, isClicked: boolean) =>
  field !== 'channelId' && (!isClicked || (editableFields as readonly string[]).includes(field));

export type RenewalProblem = 'never' | 'range' | 'notLater';

/** New expiry of a link that is renewed for `days`; both timestamps are in milliseconds. */
export const getRenewedExpiry = (days: number, now: number) => now + days * DAY_MS;

/** Why a link cannot be renewed for `days` from `now` on; timestamps in milliseconds (docs/domain.md 6.8). */
export function renewalProblem(expiresAt: number | null, days: number, now: number): RenewalProblem | null {
  if (expiresAt === null) return 'never';
  if (!Number.isInteger(days) || days < 1 || days > limit.maxExpireDays) return 'range';
  return getRenewedExpiry(days, now) > expiresAt ? null : 'notLater';
}

export type Urgency = 'never' | 'expired' | 'urgent' | 'expiring' | 'later';

/** How soon a link expires, by days left (docs/domain.md 6.8); timestamps in milliseconds. */
export function getExpiryUrgency(expiresAt: number | null, now: number): Urgency {
  if (expiresAt === null) return 'never';
  if (expiresAt <= now) return 'expired';
  if (expiresAt <= now + limit.urgentDays * DAY_MS) return 'urgent';
  return expiresAt <= now + limit.expiringDays * DAY_MS ? 'expiring' : 'later';
}
