import { countedOn, getDays, loggedOn } from '../channel-track/counted';
import { byLink, tally } from '../channel-track/tally';
import { businessDay } from '../clock';
import { state } from '../state';
import { byId } from '../store/by-id';
import { getKey } from '../track/sources';

/** What links brought, of all days. */
export type LinkFigures = {
  /** Of what is still the channel's own: an event that was moved to another channel is none of its link any more. */
  tallies: ReturnType<typeof tally>;
  /** The links that were ever clicked, whatever was moved since. */
  clicked: ReadonlySet<string>;
};

let kept: { key: string; figures: LinkFigures } | undefined;

/** Figures of all links, counted again after new events or corrections. */
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
