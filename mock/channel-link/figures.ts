import { getDays, getLoggedTracks, iterateCountedTracks } from '../channel-track/current-tracks';
import { byLink, countByKey } from '../channel-track/tally';
import { businessDay } from '../clock';
import { state } from '../state';
import { byId } from '../store/by-id';
import { getKey } from '../track/sources';

/** Figures of links over all days. */
export type LinkFigures = {
  /** Events that still count in the link's channel; moved events do not count for the link. */
  tallies: ReturnType<typeof countByKey>;
  /** Links that were ever clicked, including moved clicks. */
  clicked: ReadonlySet<string>;
};

let cache: { key: string; figures: LinkFigures } | undefined;

/** Figures of all links, recounted after new events or adjustments. */
export function getLinkFigures(): LinkFigures {
  const { world } = state();
  const now = Date.now();
  const today = businessDay(now);
  const key = [getKey(world), today, getLoggedTracks(today, { world, now }).length, world.trackAdjustments.length].join(
    ' ',
  );
  if (cache?.key !== key) cache = { key, figures: countFigures() };
  return cache.figures;
}

function countFigures(): LinkFigures {
  const links = byId(state().world.channelLinks);
  const clicked = new Set<string>();
  const tallies = countByKey(iterateCountedTracks(getDays(undefined)), (row) => {
    for (const id of byLink(row)) if (row.eventType === 'scan' || row.eventType === 'linkClick') clicked.add(id);
    return byLink(row).filter((id) => links.get(id)?.channelId === row.channelId);
  });
  return { tallies, clicked };
}
