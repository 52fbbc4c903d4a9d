import { ArrowLeftOutlined } from '@ant-design/icons';
import { history } from '@umijs/max';
import { Button } from 'antd';
import { StepBar } from '@/components/form/StepBar';
import { StepToolbar } from '@/components/form/StepToolbar';
import type { Project } from '@/contract/project-list';
import { useQueryParams } from '@/hooks/useQueryParams';
import { useText } from '@/hooks/useText';
import { projectStepsTexts } from '@/locales/projectSteps';
import { projectDetailPath } from '../project-path';
import { getFormStep, stepPath } from './step-path';
import { useProjectSteps } from './useProjectSteps';

type Props = {
  project: Pick<Project, 'id' | 'type' | 'status'>;
  current: 'quiz' | 'links';
  /** Whether the screen has a main action, so that Next is not the primary button. */
  isNextSecondary?: boolean;
};

/**
 * Step bar and navigation for the steps that are separate screens. An archived project only gets a link to its
 * detail.
 */
export function ProjectSteps({ project, current, isNextSecondary }: Props) {
  const t = useText(projectStepsTexts);
  const from = getFormStep(useQueryParams().read('from'));
  const steps = useProjectSteps(project, from);
  const index = steps.findIndex(({ key }) => key === current);
  const goTo = (to: number) => {
    const { href } = steps[to] ?? {};
    if (href !== undefined && to !== index) history.push(href);
  };
  if (project.status === 'archived') {
    return (
      <div>
        <Button icon={<ArrowLeftOutlined aria-hidden />} onClick={() => history.push(projectDetailPath(project.id))}>
          {t('detail')}
        </Button>
      </div>
    );
  }
  return (
    <>
      <nav aria-label={t('label')}>
        <StepBar steps={steps} index={index} onGo={goTo} />
      </nav>
      <StepToolbar
        {...{ steps, index, isNextSecondary }}
        onGo={goTo}
        leaveText={t('back')}
        onLeave={() => history.push(stepPath(project.id, from, from))}
      />
    </>
  );
}
