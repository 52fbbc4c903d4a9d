import { useRead } from '@/hooks/useRead';
import { useText } from '@/hooks/useText';
import { hospitalTexts } from '@/locales/hospital';
import { listProjectOptions } from '@/services/project';

/** All projects, and a function that formats one by id as name, number and status. */
export function useProjects() {
  const t = useText(hospitalTexts);
  const { data: projects, isFetching, error, refetch } = useRead(['project', 'options'], listProjectOptions);
  const getProjectLabel = (id: string) => {
    const project = projects?.find((one) => one.id === id);
    if (!project) return t('projects.unknown', { id });
    return `${project.name} · ${project.projectNo} · ${t(`projectStatus.${project.status}`)}`;
  };
  return {
    projects,
    isLoading: isFetching && !projects,
    /** Why there are no projects. */
    error: isFetching || projects ? undefined : error,
    reload: () => void refetch(),
    getProjectLabel,
  };
}
