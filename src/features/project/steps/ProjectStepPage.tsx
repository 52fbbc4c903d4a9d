import { ArrowLeftOutlined } from '@ant-design/icons';
import { history } from '@umijs/max';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { StepBar } from '@/components/form/StepBar';
import { StepToolbar } from '@/components/form/StepToolbar';
import { Page } from '@/components/page/Page';
import type { Project } from '@/contract/project-list';
import { useQueryParams } from '@/hooks/useQueryParams';
import { useText } from '@/hooks/useText';
import { projectStepsTexts } from '@/locales/projectSteps';
import { ProjectStatus } from '../ProjectStatus';
import { projectDetailPath } from '../project-path';
import { getFormStep, stepPath } from './step-path';
import { useProjectSteps } from './useProjectSteps';

type Props = {
  title: string;
  project: Pick<Project, 'id' | 'name' | 'type' | 'status'>;
  current: 'quiz' | 'links';
  /** Whether the screen has a main action, so that Next is not the primary button. */
  isNextSecondary?: boolean;
  children: ReactNode;
};

/** Page of a project step that has its own route, with step bar and navigation. An archived project has neither. */
export function ProjectStepPage({ title, project, current, isNextSecondary, children }: Props) {
  const t = useText(projectStepsTexts);
  const { id, name, status } = project;
  const from = getFormStep(useQueryParams().read('from'));
  const steps = useProjectSteps(project, from);
  const index = steps.findIndex(({ key }) => key === current);
  const goTo = (to: number) => {
    const { href } = steps[to] ?? {};
    if (href !== undefined && to !== index) history.push(href);
  };
  const isArchived = status === 'archived';
  return (
    <Page
      title={title}
      tags={<ProjectStatus status={status} />}
      documentTitle={title}
      placeName={name}
      steps={
        isArchived ? (
          <Button icon={<ArrowLeftOutlined aria-hidden />} onClick={() => history.push(projectDetailPath(id))}>
            {t('detail')}
          </Button>
        ) : (
          <nav aria-label={t('label')}>
            <StepBar steps={steps} index={index} onGo={goTo} />
          </nav>
        )
      }
    >
      {children}
      {!isArchived && (
        <StepToolbar
          {...{ steps, index, isNextSecondary }}
          onGo={goTo}
          leaveText={t('back')}
          onLeave={() => history.push(stepPath(id, from, from))}
        />
      )}
    </Page>
  );
}
