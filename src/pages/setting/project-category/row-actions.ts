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

/** Stands in the address while the order is changed. */
export const ORDER = 'order';

type Openers = {
  /** The form, or the order below one. */
  open: (target: string, about?: { parentId?: string }) => void;
  /** What keeps one with categories below it from being deleted. */
  onHasChildren: (category: CategoryNode) => void;
  /** Asks where the projects of one go before it is deleted. */
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
    // What it hides is said before (docs/domain.md 6.14).
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
    // Somebody may have put a project into it since: the dialog says so.
    run: () => runShowingBlockers(deleteCategory(category), isCategoryBlockedBy, () => openers.onHasProjects(category)),
    undo: { text: t('done.delete', { name }), restore: () => restoreCategory(category) },
  };
}

/** What can be done with one category (docs/domain.md 6.14). */
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
