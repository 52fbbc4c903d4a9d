import { history } from '@umijs/max';
import { Result } from 'antd';
import { EntityPage } from '@/components/EntityPage';
import { useEntity } from '@/components/form/useEntity';
import { Page } from '@/components/Page';
import { ProjectSteps } from '@/features/project/steps/ProjectSteps';
import { useText } from '@/hooks/useText';
import { linkEditTexts } from '@/locales/linkEdit';
import { notBuiltTexts } from '@/locales/notBuilt';
import { projectStepsTexts } from '@/locales/projectSteps';
import { getProject } from '@/services/project';

/** The quiz as a step of a project that is no dead end: it is not built, or the project has none. */
export function QuizStep({ projectId }: { projectId: string }) {
  const t = useText(notBuiltTexts);
  const tSteps = useText(projectStepsTexts);
  const tLinks = useText(linkEditTexts);
  const read = useEntity(projectId, () => getProject(projectId));
  return (
    <EntityPage read={read} onBack={() => history.push('/project/project-list')} notFound={tLinks('projectNotFound')}>
      {(project) => (
        <Page>
          <ProjectSteps project={project} current="quiz" />
          {project.type === 'education' ? (
            <Result
              status="info"
              title={tSteps('noQuiz')}
              subTitle={project.status === 'archived' ? undefined : t('noQuiz.text')}
            />
          ) : (
            <Result
              status="info"
              title={t('title')}
              subTitle={t(project.status === 'archived' ? 'text' : 'step.text')}
            />
          )}
        </Page>
      )}
    </EntityPage>
  );
}
