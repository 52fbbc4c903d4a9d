import { searchApi } from '../../src/contract/search';
import type { Entity } from '../entity';
import { handle } from '../handle';
import { findEntities } from './find';

export const search: Entity = {
  handlers: [handle(searchApi.find, ({ body }) => findEntities(body.text, Date.now()))],
};
