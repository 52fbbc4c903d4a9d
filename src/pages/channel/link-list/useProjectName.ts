import { useRead } from '@/hooks/useRead';
import { listProjectOptions } from '@/services/project';

/** @returns what a project is called, by its id, once that is known */
export function useProjectName() {
  const { data } = useRead(['project', 'options'], listProjectOptions);
  return (id: string) => data?.find((project) => project.id === id)?.name ?? id;
}
