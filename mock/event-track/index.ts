import { eventTrackApi } from '../../src/contract/event-track';
import { iso, toInstant } from '../clock';
import type { Entity } from '../entity';
import { handle } from '../handle';
import { state } from '../state';
import { timeBetween } from './between';
import { eventTrackExport } from './columns';
import { eventsPage, getEvent } from './page';
import { eventSummary } from './summary';
import { eventPresenter } from './table';
import { searchedTerms } from './terms';
import { getTimeline } from './timeline';

const api = eventTrackApi;

export const eventTrack: Entity = {
  exportTable: eventTrackExport,
  handlers: [
    handle(api.list, ({ query: { asOf, ...query } }) => {
      const time = toInstant(asOf);
      const { rows, total } = eventsPage(query, time);
      return { list: rows.map(eventPresenter()), total, asOf: iso(time) };
    }),
    handle(api.summary, ({ query }) => eventSummary(query, Date.now())),
    handle(api.between, ({ query }) => timeBetween(query, Date.now())),
    handle(api.sessions, ({ query }) => getTimeline(query, Date.now())),
    handle(api.pages, () =>
      state().world.analysis.pageNames.map(({ id: pagePath, pageName }) => ({ pagePath, pageName })),
    ),
    handle(api.terms, ({ body }) => searchedTerms(body, Date.now())),
    handle(api.get, ({ params }) => eventPresenter()(getEvent(params.id, Date.now()))),
  ],
};
