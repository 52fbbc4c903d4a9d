import { categoryApi } from '../../src/contract/category';
import type { Entity } from '../entity';
import { getHistory } from '../fixtures/setting-history';
import { handle } from '../handle';
import { getResource } from '../resource';
import { find } from '../store/update';
import { categoryActions, changeCategory, moveProjects } from './actions';
import { buildCategories } from './fixtures';
import { categoryTable, categoryTree, projectNames, toCategory } from './table';

export const category: Entity = {
  fixtures: { categories: ({ now, operators }, { random }) => buildCategories(random(20), now, operators) },
  history: ({ categories }) => ({ changes: categories.flatMap((row) => getHistory(categoryTable.entityType, row)) }),
  handlers: [
    handle(categoryApi.projects, ({ params: { id } }) => projectNames(find(categoryTable.rows(), id).id)),

    handle(categoryApi.moveProjects, ({ params: { id }, body: { version, toId }, operator }) =>
      toCategory(moveProjects({ id, version }, toId, operator)),
    ),

    ...getResource(categoryApi, {
      table: categoryTable,
      rows: categoryTree,
      toListed: toCategory,
      actions: categoryActions,
      change: changeCategory,
      scopeOf: ({ parentId }) => ({ name: parentId ?? 'root', has: (row) => row.parentId === parentId }),
    }).handlers,
  ],
};
