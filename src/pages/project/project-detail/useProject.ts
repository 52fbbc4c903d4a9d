import { useEffect } from 'react';
import { useEntity } from '@/components/form/useEntity';
import { AppError } from '@/errors/app-error';
import { showUnexpected } from '@/errors/show';
import { getProject } from '@/services/project';

/** An address without an id names nothing. */
const missing = new AppError('business', { status: 404 });

/** The project of the page. Read again in vain it stays, and the failure is said; one that was deleted is gone. */
export function useProject(id: string | null) {
  const {
    entity: project,
    error,
    isLoading,
    reload,
  } = useEntity(['project', 'detail', id], async () => {
    if (!id) throw missing;
    return getProject(id);
  });
  const stays = project !== undefined && !(error instanceof AppError && error.status === 404);

  useEffect(() => {
    if (stays && error) showUnexpected(error);
  }, [stays, error]);

  return { entity: project, error: stays ? undefined : error, isLoading: isLoading && !project, reload };
}
