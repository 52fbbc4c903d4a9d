import { categoryApi } from '../../src/contract/category';
import { bulkOn } from '../bulk';
import { handle } from '../handle';
import { state } from '../state';
import { find } from '../store/update';
import {
  changeCategory,
  createCategory,
  moveProjects,
  orderCategories,
  removeCategory,
  restoreCategory,
  setStatus,
  updateCategory,
} from './actions';
import { categoryMessages } from './messages';
import { categoryTree, projectNames, toCategory } from './table';

type One = { params: { id: string }; body: { version: number } };

const target = ({ params: { id }, body: { version } }: One) => ({ id, version });
const by = ({ operator }: { operator: { name: string } }) => ({ operatorName: operator.name });

export const categoryHandlers = [
  handle(categoryApi.list, () => categoryTree().map(toCategory)),

  handle(categoryApi.create, (call) => toCategory(createCategory(call.body, by(call)))),

  handle(categoryApi.reorder, (call) => {
    const { parentId, ...order } = call.body;
    orderCategories(parentId, order, by(call));
    return null;
  }),

  handle(categoryApi.bulk, (call) =>
    bulkOn(state().world.categories, call.body.ids, call.language, {
      unknown: categoryMessages.categoryUnknown,
      label: ({ name }) => name,
      change: (row) => changeCategory(row, call.body.action, by(call)),
    }),
  ),

  handle(categoryApi.get, ({ params: { id } }) => toCategory(find(state().world.categories, id))),

  handle(categoryApi.projects, ({ params: { id } }) => projectNames(find(state().world.categories, id).id)),

  handle(categoryApi.update, (call) => {
    const { version, ...input } = call.body;
    return toCategory(updateCategory({ id: call.params.id, version }, input, by(call)));
  }),

  handle(categoryApi.enable, (call) => toCategory(setStatus(target(call), 'enabled', by(call)))),

  handle(categoryApi.disable, (call) => toCategory(setStatus(target(call), 'disabled', by(call)))),

  handle(categoryApi.moveProjects, (call) => toCategory(moveProjects(target(call), call.body.toId, by(call)))),

  handle(categoryApi.remove, (call) => {
    removeCategory({ id: call.params.id, version: call.query.version }, by(call));
    return null;
  }),

  handle(categoryApi.restore, (call) => toCategory(restoreCategory(target(call), by(call)))),
];
