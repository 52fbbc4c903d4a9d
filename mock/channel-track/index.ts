import { channelTrackApi } from '../../src/contract/channel-track';
import { iso, toInstant } from '../clock';
import type { Entity } from '../entity';
import { handle } from '../handle';
import { HIDDEN } from '../log/forget';
import { state } from '../state';
import { adjust } from './adjust';
import { trackExport } from './columns';
import { trackRow } from './find';
import { tracksPage } from './list';
import { trackSummary } from './summary';
import { trackPresenter } from './table';

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
      return { ...tracksPage(query, time), asOf: iso(time) };
    }),
    // Before `get`, which would take `summary` for an id.
    handle(channelTrackApi.summary, ({ query }) => trackSummary(query)),
    handle(channelTrackApi.get, ({ params: { id } }) => trackPresenter()(trackRow(id))),
    handle(channelTrackApi.adjust, ({ params: { id }, body, operator }) => {
      const event = adjust(id, body, operator);
      return trackPresenter()(event);
    }),
  ],
};
