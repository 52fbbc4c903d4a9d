import { categoryApi } from '../../src/contract/category';
import type { Entity } from '../entity';
import { getHistory } from '../fixtures/setting-history';
import { handle } from '../handle';
import { createResource } from '../resource';
import { find } from '../store/update';
import { categoryActions, changeCategory, moveProjects } from './actions';
import { buildCategories } from './fixtures';
import { categoryTable, getCategoryTree, getProjectNames, toCategory } from './table';

export const category: Entity = {
  fixtures: { categories: ({ now, operators }, { random }) => buildCategories(random(20), now, operators) },
  history: ({ categories }) => ({ changes: categories.flatMap((row) => getHistory(categoryTable.entityType, row)) }),
  handlers: [
    handle(categoryApi.projects, ({ params: { id } }) => getProjectNames(find(categoryTable.rows(), id).id)),

    handle(categoryApi.moveProjects, ({ params: { id }, body: { version, toId }, operator }) =>
      toCategory(moveProjects({ id, version }, toId, operator)),
    ),

    ...createResource(categoryApi, {
      table: categoryTable,
      rows: getCategoryTree,
      toListed: toCategory,
      actions: categoryActions,
      change: changeCategory,
      scopeOf: ({ parentId }) => ({ name: parentId ?? 'root', has: (row) => row.parentId === parentId }),
    }).handlers,
  ],
};
