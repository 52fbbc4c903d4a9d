import { countedOn, getDays, loggedOn } from '../channel-track/counted';
import { byLink, tally } from '../channel-track/tally';
import { businessDay } from '../clock';
import { state } from '../state';
import { byId } from '../store/by-id';
import { getKey } from '../track/sources';

/** Figures of links over all days. */
export type LinkFigures = {
  /** Events that still count in the link's channel; moved events do not count for the link. */
  tallies: ReturnType<typeof tally>;
  /** Links that were ever clicked, including moved clicks. */
  clicked: ReadonlySet<string>;
};

let kept: { key: string; figures: LinkFigures } | undefined;

/** Figures of all links, recounted after new events or adjustments. */
export function linkFigures(): LinkFigures {
  const { world } = state();
  const now = Date.now();
  const today = businessDay(now);
  const key = [getKey(world), today, loggedOn(today, { world, now }).length, world.trackAdjustments.length].join(' ');
  if (kept?.key !== key) kept = { key, figures: count() };
  return kept.figures;
}

function count(): LinkFigures {
  const links = byId(state().world.channelLinks);
  const clicked = new Set<string>();
  const tallies = tally(countedOn(getDays(undefined)), (row) => {
    for (const id of byLink(row)) if (row.eventType === 'scan' || row.eventType === 'linkClick') clicked.add(id);
    return byLink(row).filter((id) => links.get(id)?.channelId === row.channelId);
  });
  return { tallies, clicked };
}
