import type { ProjectOption } from '@/contract/project-list';
import { ProjectStatus } from '@/features/project/ProjectStatus';
import { stepPath } from '@/features/project/steps/step-path';
import { useText } from '@/hooks/useText';
import { agreementTemplateTexts } from '@/locales/agreementTemplate';

/**
 * Projects with links to the step where their agreement is changed. In a new tab, because a form may be open behind.
 */
export function ProjectLinks({ projects }: { projects: readonly ProjectOption[] }) {
  const t = useText(agreementTemplateTexts);
  return (
    <ul style={{ maxHeight: 320, overflow: 'auto', paddingInlineStart: 20 }}>
      {projects.map(({ id, name, projectNo, status }) => (
        <li key={id}>
          <a
            href={stepPath(id, 'criteria', 'criteria')}
            target="_blank"
            rel="noopener"
            style={{ textDecoration: 'underline' }}
            aria-label={t('retire.newTab', { name })}
          >
            {name}
          </a>{' '}
          <small style={{ marginInlineEnd: 8 }}>{projectNo}</small>
          <ProjectStatus status={status} />
        </li>
      ))}
    </ul>
  );
}
