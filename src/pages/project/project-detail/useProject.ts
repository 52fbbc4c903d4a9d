import { useEffect } from 'react';
import { useEntity } from '@/components/form/useEntity';
import { AppError } from '@/errors/app-error';
import { showUnexpected } from '@/errors/show';
import { getProject } from '@/services/project';

/** For a URL without an id. */
const notFoundError = new AppError('business', { status: 404 });

/**
 * The project of the page. If reloading fails, it stays on screen and the error is shown; if it was deleted, it
 * disappears.
 */
export function useProject(id: string | null) {
  const {
    entity: project,
    error,
    isLoading,
    reload,
  } = useEntity(['project', 'detail', id], async () => {
    if (!id) throw notFoundError;
    return getProject(id);
  });
  const keepsEntity = project !== undefined && !(error instanceof AppError && error.status === 404);

  useEffect(() => {
    if (keepsEntity && error) showUnexpected(error);
  }, [keepsEntity, error]);

  return { entity: project, error: keepsEntity ? undefined : error, isLoading: isLoading && !project, reload };
}
