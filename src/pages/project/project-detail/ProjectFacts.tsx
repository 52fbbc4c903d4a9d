import { Descriptions } from 'antd';
import { DateTimeRange } from '@/components/display/DateTimeRange';
import { RelativeTime } from '@/components/display/RelativeTime';
import type { Project } from '@/contract/project-list';
import { ProjectStatus } from '@/features/project/ProjectStatus';
import { QuotaMeter } from '@/features/project/QuotaMeter';
import { useProjectLabels } from '@/features/project/useProjectLabels';
import { useText } from '@/hooks/useText';
import { projectTexts } from '@/locales/project';

/** Main facts of the project, above all tabs. */
export function ProjectFacts({ project }: { project: Project }) {
  const t = useText(projectTexts);
  const labels = useProjectLabels();
  const { quizVersion, type } = project;
  return (
    <Descriptions
      size="small"
      column={{ xs: 1, sm: 2, lg: 4 }}
      items={[
        { key: 'projectNo', label: t('field.projectNo'), children: project.projectNo },
        { key: 'status', label: t('field.status'), children: <ProjectStatus status={project.status} /> },
        { key: 'type', label: t('field.type'), children: labels.type(type) },
        { key: 'category', label: t('column.category'), children: project.categoryName ?? t('uncategorised') },
        {
          key: 'quota',
          label: t('column.quota'),
          children: (
            <div>
              <QuotaMeter {...project} />
            </div>
          ),
        },
        {
          key: 'quiz',
          label: t('field.quizVersion'),
          children: quizVersion === null ? '—' : t('quizVersion', { version: quizVersion }),
        },
        {
          key: 'period',
          label: t('field.period'),
          children: <DateTimeRange text={labels.period(project)} />,
        },
        {
          key: 'publishedAt',
          label: t('field.publishedAt'),
          children: project.publishedAt ? <RelativeTime instant={project.publishedAt} /> : '—',
        },
      ]}
    />
  );
}
