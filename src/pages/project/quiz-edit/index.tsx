import { history } from '@umijs/max';
import { Flex, Result } from 'antd';
import { useScreenEntity } from '@/components/form/useScreenEntity';
import { EntityPage } from '@/components/page/EntityPage';
import type { Project } from '@/contract/project-list';
import { ProjectStepPage } from '@/features/project/steps/ProjectStepPage';
import { useQueryParams } from '@/hooks/useQueryParams';
import { useText } from '@/hooks/useText';
import { projectStepsTexts } from '@/locales/projectSteps';
import { quizEditTexts } from '@/locales/quizEdit';
import { getProject } from '@/services/project';
import { prefetch as prefetchRead } from '@/services/query-client';
import { listQuizVersions } from '@/services/quiz';
import { ProjectQuiz } from './ProjectQuiz';

function QuizScreen({ project, onPublished }: { project: Project; onPublished: () => void }) {
  const t = useText(quizEditTexts);
  const tSteps = useText(projectStepsTexts);
  const isEducation = project.type === 'education';
  return (
    <ProjectStepPage
      title={t('title', { name: project.name })}
      project={project}
      current="quiz"
      isNextSecondary={!isEducation}
    >
      <Flex vertical gap={8}>
        {isEducation ? (
          <Result status="info" title={tSteps('noQuiz')} subTitle={t('education')} />
        ) : (
          <ProjectQuiz project={project} onPublished={onPublished} />
        )}
      </Flex>
    </ProjectStepPage>
  );
}

/** Prefetches everything but the draft, which is loaded with the lease so that nobody can change it in between. */
export function prefetch(search: string) {
  const id = new URLSearchParams(search).get('projectId');
  return id
    ? Promise.all([
        prefetchRead(['project', id], () => getProject(id)),
        prefetchRead(['quiz', 'versions', id], () => listQuizVersions(id)),
      ])
    : undefined;
}

/** Quiz step of a project (docs/domain.md 6.3). */
export default function QuizEdit() {
  const t = useText(quizEditTexts);
  const id = useQueryParams().read('projectId');
  const read = useScreenEntity('project', id, getProject);
  return (
    <EntityPage read={read} onBack={() => history.push('/project/project-list')} notFound={t('projectNotFound')}>
      {(project) => <QuizScreen key={id} project={project} onPublished={read.reload} />}
    </EntityPage>
  );
}
