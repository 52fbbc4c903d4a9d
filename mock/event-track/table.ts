import type { EventTrack } from '../../src/contract/event-track-list';
import { iso } from '../clock';
import { labels } from '../labels';
import { state } from '../state';
import type { EventRow } from './row';

export const eventTexts = labels('eventTrack.event');

const byId = <Row extends { id: string }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));

/** Converts events to their API form with resolved names, without the search term (docs/domain.md 6.11). */
export function createEventPresenter(): (row: EventRow) => EventTrack {
  const { world } = state();
  const [members, channels, projects] = [byId(world.members), byId(world.channels), byId(world.projects)];
  const pageNames = new Map(world.analysis.pageNames.map(({ id, pageName }) => [id, pageName]));
  return ({ at, delayMs, skewMs, page, referrer, term: _, session, ...row }) => {
    const { regionText: __, device, ...where } = session.where;
    return {
      ...row,
      ...device,
      ...where,
      occurredAt: iso(at),
      receivedAt: iso(at + delayMs),
      deviceAt: skewMs === 0 ? null : iso(at + skewMs),
      eventName: eventTexts[row.eventCode][0],
      pagePath: page?.path ?? null,
      pageName: (page && pageNames.get(page.path)) ?? null,
      referrerPath: referrer?.path ?? null,
      projectName: projects.get(row.projectId ?? '')?.name ?? null,
      channelId: session.channelId,
      channelName: channels.get(session.channelId ?? '')?.name ?? null,
      linkCode: session.linkCode,
      memberId: session.memberId,
      memberNo: members.get(session.memberId ?? '')?.memberNo ?? null,
      anonymousId: session.anonymousId,
      sessionId: session.id,
      scene: session.scene.scene,
      sceneGroupKey: session.scene.key,
    };
  };
}
