import { searchApi } from '../../src/contract/search';
import type { Entity } from '../entity';
import { handle } from '../handle';
import { findThings } from './find';

export const search: Entity = {
  handlers: [handle(searchApi.find, ({ body }) => findThings(body.text, Date.now()))],
};
