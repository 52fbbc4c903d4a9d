import { hotwordApi } from '../../src/contract/hotword';
import type { Entity } from '../entity';
import { handle } from '../handle';
import { resourceOf } from '../resource';
import { allHotwords, changeHotword, hotwordActions, pinHotword } from './actions';
import { hotwordsBy } from './filter';
import { importWords, suggestions } from './suggestions';
import { hotwordTable, toHotword } from './table';

const { handlers, workers } = resourceOf(hotwordApi, {
  table: hotwordTable,
  rows: hotwordsBy,
  toListed: toHotword,
  actions: hotwordActions,
  change: changeHotword,
  scopeOf: () => allHotwords,
});

export const hotword: Entity = {
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
