import { useState } from 'react';
import { ActionDialog } from '@/components/form/ActionDialog';
import { useUndo } from '@/components/useUndo';
import type { CategoryNode } from '@/domain/category/tree';
import { AppError } from '@/errors/app-error';
import { useOvertaken } from '@/hooks/useOvertaken';
import { useText } from '@/hooks/useText';
import { categoryTexts } from '@/locales/category';
import { deleteCategory, isCategoryBlockedBy, restoreCategory } from '@/services/category';
import { MoveDialog } from './MoveDialog';

type Props = { category: CategoryNode; reload: () => void; onClose: () => void };

/** Asks before a category is deleted; one with projects gives them to another one first. */
export function DeleteDialog({ category, reload, onClose }: Props) {
  const t = useText(categoryTexts);
  const offerUndo = useUndo();
  const unlessOvertaken = useOvertaken();
  const [hasProjects, setHasProjects] = useState(category.projectCount > 0);
  const { name } = category;

  if (hasProjects) return <MoveDialog category={category} reload={reload} onClose={onClose} />;

  const submit = async () => {
    try {
      if ((await unlessOvertaken(deleteCategory(category), reload)) === undefined) return;
    } catch (error) {
      if (error instanceof AppError && isCategoryBlockedBy(error.data)) {
        // Somebody has put a project into it since: the next dialog says so.
        error.handled = true;
        setHasProjects(true);
      }
      throw error;
    }
    offerUndo({ text: t('done.delete', { name }), restore: () => restoreCategory(category), onRestored: reload });
    reload();
  };

  return (
    <ActionDialog
      isDanger
      title={t('delete.title', { name })}
      okText={t('action.delete')}
      warning={t('delete.warning')}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
