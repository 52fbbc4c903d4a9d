import { hotwordApi } from '../../src/contract/hotword';
import type { Entity } from '../entity';
import { getHistory } from '../fixtures/setting-history';
import { handle } from '../handle';
import { getFirstProjects } from '../project/fixtures';
import { createResource } from '../resource';
import { changeHotword, hotwordActions, orderScope, pinHotword } from './actions';
import { findHotwords } from './filter';
import { buildHotwords, buildSearchTerms } from './fixtures';
import { getSuggestions, importWords } from './suggestions';
import { hotwordTable, toHotword } from './table';

const { handlers, workers } = createResource(hotwordApi, {
  table: hotwordTable,
  rows: findHotwords,
  toListed: toHotword,
  actions: hotwordActions,
  change: changeHotword,
  scopeOf: () => orderScope,
});

export const hotword: Entity = {
  fixtures: {
    hotwords: ({ now, operators, projects, categories }, { random }) =>
      buildHotwords(random(21), now, operators, getFirstProjects(projects), categories),
    searchTerms: (_, { random }) => buildSearchTerms(random(22)),
  },
  history: ({ hotwords }) => ({ changes: hotwords.flatMap((row) => getHistory(hotwordTable.entityType, row)) }),
  workers,
  handlers: [
    handle(hotwordApi.order, () => findHotwords({})),

    handle(hotwordApi.suggestions, getSuggestions),

    handle(hotwordApi.import, ({ body, language, operator }) =>
      importWords(body.words, language, { operatorName: operator.name }),
    ),

    handle(hotwordApi.pin, ({ params: { id }, body: { version }, operator }) =>
      toHotword(pinHotword({ id, version }, operator)),
    ),

    ...handlers,
  ],
};
