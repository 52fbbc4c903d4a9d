import { hotwordApi } from '../../src/contract/hotword';
import type { Entity } from '../entity';
import { getHistory } from '../fixtures/setting-history';
import { handle } from '../handle';
import { getFirst } from '../project/fixtures';
import { getResource } from '../resource';
import { allHotwords, changeHotword, hotwordActions, pinHotword } from './actions';
import { hotwordsBy } from './filter';
import { buildHotwords, buildSearchTerms } from './fixtures';
import { importWords, suggestions } from './suggestions';
import { hotwordTable, toHotword } from './table';

const { handlers, workers } = getResource(hotwordApi, {
  table: hotwordTable,
  rows: hotwordsBy,
  toListed: toHotword,
  actions: hotwordActions,
  change: changeHotword,
  scopeOf: () => allHotwords,
});

export const hotword: Entity = {
  fixtures: {
    hotwords: ({ now, operators, projects, categories }, { random }) =>
      buildHotwords(random(21), now, operators, getFirst(projects), categories),
    searchTerms: (_, { random }) => buildSearchTerms(random(22)),
  },
  history: ({ hotwords }) => ({ changes: hotwords.flatMap((row) => getHistory(hotwordTable.entityType, row)) }),
  workers,
  handlers: [
    handle(hotwordApi.order, () => hotwordsBy({})),

    handle(hotwordApi.suggestions, suggestions),

    handle(hotwordApi.import, ({ body, language, operator }) =>
      importWords(body.words, language, { operatorName: operator.name }),
    ),

    handle(hotwordApi.pin, ({ params: { id }, body: { version }, operator }) =>
      toHotword(pinHotword({ id, version }, operator)),
    ),

    ...handlers,
  ],
};
