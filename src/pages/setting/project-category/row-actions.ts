import { createToggleAction } from '@/components/actions/toggle';
import { NEW_ENTITY } from '@/components/form/useEditParam';
import type { RowAction } from '@/components/list/actions';
import type { CategoryNode } from '@/domain/category/tree';
import { runShowingBlockers } from '@/errors/refusal';
import {
  deleteCategory,
  disableCategory,
  enableCategory,
  isCategoryBlockedBy,
  restoreCategory,
} from '@/services/category';
import type { CategoryText } from './filters';

/** Value of the `edit` parameter that opens the order. */
export const ORDER = 'order';

type Openers = {
  /** Opens the form, or the order below `parentId`. */
  open: (target: string, about?: { parentId?: string }) => void;
  /** Called instead of a deletion that children block. */
  onHasChildren: (category: CategoryNode) => void;
  /** Called instead of a deletion that projects block. */
  onHasProjects: (category: CategoryNode) => void;
};

function toggleAction(t: CategoryText, category: CategoryNode): RowAction {
  const { name, publishedBelow: count, disabledParent: parent } = category;
  const { toggle, run, undo } = createToggleAction(category, { enable: enableCategory, disable: disableCategory });
  const isBelow = toggle === 'enable' && parent !== undefined;
  return {
    key: toggle,
    label: t(`action.${toggle}`),
    group: 'edit',
    // Warns of published projects (docs/domain.md 6.14).
    ...(toggle === 'disable' &&
      count > 0 && {
        confirm: { title: t('disable.title', { name }), text: t('disable.published', { count }), isDanger: true },
      }),
    run,
    undo: undo(isBelow ? t('done.enableBelow', { name, parent }) : t(`done.${toggle}`, { name })),
  };
}

function deleteAction(t: CategoryText, category: CategoryNode, openers: Openers): RowAction {
  const { name, childNames, projectCount } = category;
  const entry = { key: 'delete', label: t('action.delete'), group: 'danger' } as const;
  if (childNames.length > 0) return { ...entry, onClick: () => openers.onHasChildren(category) };
  if (projectCount > 0) return { ...entry, onClick: () => openers.onHasProjects(category) };
  return {
    ...entry,
    // The server refuses if a project was added after the list was loaded; the dialog lists it.
    run: () => runShowingBlockers(deleteCategory(category), isCategoryBlockedBy, () => openers.onHasProjects(category)),
    undo: { text: t('done.delete', { name }), restore: () => restoreCategory(category) },
  };
}

/** Row actions of a category (docs/domain.md 6.14). */
export const categoryRowActions =
  (t: CategoryText, openers: Openers) =>
  (category: CategoryNode): RowAction[] => {
    const { id, parentId, childNames } = category;
    const { open } = openers;
    return [
      { key: 'edit', label: t('action.edit'), group: 'edit', onClick: () => open(id) },
      ...(parentId === null
        ? [
            {
              key: 'createChild',
              label: t('createChild'),
              group: 'work' as const,
              onClick: () => open(NEW_ENTITY, { parentId: id }),
            },
          ]
        : []),
      ...(childNames.length > 1
        ? [
            {
              key: 'order',
              label: t('action.orderBelow'),
              group: 'work' as const,
              onClick: () => open(ORDER, { parentId: id }),
            },
          ]
        : []),
      toggleAction(t, category),
      deleteAction(t, category, openers),
    ];
  };
