import { eventTrackApi } from '../../src/contract/event-track';
import type { Entity } from '../entity';
import { handle } from '../handle';
import { state } from '../state';
import { timeBetween } from './between';
import { eventTrackExport } from './columns';
import { eventOf, eventsPage } from './page';
import { eventSummary } from './summary';
import { eventPresenter } from './table';
import { searchedTerms } from './terms';
import { timelineOf } from './timeline';

const api = eventTrackApi;

export const eventTrack: Entity = {
  exportTable: eventTrackExport,
  handlers: [
    handle(api.list, ({ query }) => {
      const { rows, total } = eventsPage(query, Date.now());
      return { list: rows.map(eventPresenter()), total };
    }),
    handle(api.summary, ({ query }) => eventSummary(query, Date.now())),
    handle(api.between, ({ query }) => timeBetween(query, Date.now())),
    handle(api.sessions, ({ query }) => timelineOf(query, Date.now())),
    handle(api.pages, () =>
      state().world.analysis.pageNames.map(({ id: pagePath, pageName }) => ({ pagePath, pageName })),
    ),
    handle(api.terms, ({ body }) => searchedTerms(body, Date.now())),
    handle(api.get, ({ params }) => eventPresenter()(eventOf(params.id, Date.now()))),
  ],
};
