import { useRef } from 'react';
import { useEntityAction } from '@/components/actions/useEntityAction';
import { ActionDialog } from '@/components/form/ActionDialog';
import { useEntity } from '@/components/form/useEntity';
import { SelectField } from '@/components/inputs/SelectField';
import { EntityGate } from '@/components/page/EntityGate';
import type { Category } from '@/contract/category';
import { formatCategoryPath, isVisibleCategory } from '@/domain/category/tree';
import { useText } from '@/hooks/useText';
import { categoryTexts } from '@/locales/category';
import {
  deleteCategory,
  listCategories,
  listCategoryProjects,
  moveCategoryProjects,
  restoreCategory,
} from '@/services/category';
import styles from './category.module.css';

type Props = { category: Category; reload: () => void; onClose: () => void };

async function loadMoveOptions(category: Category) {
  const [projects, all] = await Promise.all([listCategoryProjects(category), listCategories()]);
  const others = all.filter((one) => one.id !== category.id && isVisibleCategory(all, one));
  return { projects, targets: others.map((one) => ({ value: one.id, label: formatCategoryPath(all, one) })) };
}

/** Lists the projects that block the deletion of a category, moves them to another one and deletes it. */
export function MoveProjectsDialog({ category, reload, onClose }: Props) {
  const t = useText(categoryTexts);
  const act = useEntityAction(reload);
  const read = useEntity(['category', 'move', category.id], () => loadMoveOptions(category));
  // If the deletion fails after the move, a retry only deletes.
  const moved = useRef<Category>(undefined);
  const { name } = category;

  const moveAndDelete = async (toId: string) => {
    moved.current ??= await moveCategoryProjects(category, toId);
    await deleteCategory(moved.current);
    return moved.current;
  };

  const submit = async ({ toId }: { toId: string }) => {
    try {
      await act(() => moveAndDelete(toId), { undo: { text: t('done.move', { name }), restore: restoreCategory } });
    } catch (error) {
      if (moved.current) reload();
      throw error;
    }
  };

  return (
    <ActionDialog<{ toId: string }>
      draft={`category.move:${category.id}`}
      isDanger
      title={t('move.title', { name })}
      okText={t('move.ok')}
      warning={t('move.warning')}
      onSubmit={submit}
      onClose={onClose}
    >
      <EntityGate read={read} onBack={onClose}>
        {({ projects }) => (
          <>
            {t('move.projects', { count: projects.length })}
            <ul className={styles.names}>
              {projects.map((project) => (
                <li key={project.id}>
                  {project.name} <small>{project.projectNo}</small>
                </li>
              ))}
            </ul>
          </>
        )}
      </EntityGate>
      <SelectField
        name="toId"
        label={t('move.to')}
        extra={t('move.hint')}
        options={read.entity?.targets ?? []}
        isSearchable
        read={{ ...read, isFetching: read.isLoading, refetch: read.reload }}
        isRequired
        requiredText={t('move.required')}
      />
    </ActionDialog>
  );
}
