import { channelTrackApi } from '../../src/contract/channel-track';
import { iso, toInstant } from '../clock';
import type { Entity } from '../entity';
import { handle } from '../handle';
import { HIDDEN } from '../log/anonymize';
import { state } from '../state';
import { adjust } from './adjust';
import { trackExport } from './columns';
import { findTrack } from './find-track';
import { getTracksPage } from './list';
import { getTrackSummary } from './summary';
import { createTrackPresenter } from './table';

export const channelTrack: Entity = {
  fixtures: { trackAdjustments: () => [] },
  // Reasons are free text and may contain personal data.
  onAnonymize(memberId) {
    for (const row of state().world.trackAdjustments) if (row.memberId === memberId) row.adjustReason = HIDDEN;
  },
  exportTable: trackExport,
  handlers: [
    handle(channelTrackApi.list, ({ query: { asOf, ...query } }) => {
      const time = toInstant(asOf);
      return { ...getTracksPage(query, time), asOf: iso(time) };
    }),
    // Before `get`, which would take `summary` for an id.
    handle(channelTrackApi.summary, ({ query }) => getTrackSummary(query)),
    handle(channelTrackApi.get, ({ params: { id } }) => createTrackPresenter()(findTrack(id))),
    handle(channelTrackApi.adjust, ({ params: { id }, body, operator }) => {
      const event = adjust(id, body, operator);
      return createTrackPresenter()(event);
    }),
  ],
};
