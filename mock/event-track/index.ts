import { eventTrackApi } from '../../src/contract/event-track';
import { iso, toInstant } from '../clock';
import type { Entity } from '../entity';
import { handle } from '../handle';
import { state } from '../state';
import { getTimeBetween } from './between';
import { eventTrackExport } from './columns';
import { getEvent, getEventsPage } from './page';
import { getEventSummary } from './summary';
import { createEventPresenter } from './table';
import { getSearchedTerms } from './terms';
import { getTimeline } from './timeline';

const api = eventTrackApi;

export const eventTrack: Entity = {
  exportTable: eventTrackExport,
  handlers: [
    handle(api.list, ({ query: { asOf, ...query } }) => {
      const time = toInstant(asOf);
      const { rows, total } = getEventsPage(query, time);
      return { list: rows.map(createEventPresenter()), total, asOf: iso(time) };
    }),
    handle(api.summary, ({ query }) => getEventSummary(query, Date.now())),
    handle(api.between, ({ query }) => getTimeBetween(query, Date.now())),
    handle(api.sessions, ({ query }) => getTimeline(query, Date.now())),
    handle(api.pages, () =>
      state().world.analysis.pageNames.map(({ id: pagePath, pageName }) => ({ pagePath, pageName })),
    ),
    handle(api.terms, ({ body }) => getSearchedTerms(body, Date.now())),
    handle(api.get, ({ params }) => createEventPresenter()(getEvent(params.id, Date.now()))),
  ],
};
