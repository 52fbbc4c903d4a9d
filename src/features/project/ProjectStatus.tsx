import { StatusBadge, type Tone } from '@/components/display/StatusBadge';
import type { Project } from '@/contract/project-list';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { projectTexts } from '@/locales/project';

const tones: Readonly<Record<string, Tone>> = {
  draft: 'default',
  published: 'success',
  paused: 'warning',
  finished: 'default',
  archived: 'default',
};

export function ProjectStatus({ status }: Pick<Project, 'status'>) {
  const word = useEnumLabelOrRaw(projectTexts, 'status');
  return <StatusBadge tone={tones[status]} label={word(status)} />;
}
