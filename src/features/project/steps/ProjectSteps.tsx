import { ArrowLeftOutlined } from '@ant-design/icons';
import { history } from '@umijs/max';
import { Button, Flex } from 'antd';
import { StepBar } from '@/components/form/StepBar';
import { useQueryParams } from '@/hooks/useQueryParams';
import { useText } from '@/hooks/useText';
import { projectStepsTexts } from '@/locales/projectSteps';
import { formStepOf, stepPath } from './step-path';
import { useProjectSteps } from './useProjectSteps';

type Props = { projectId: string; current: 'quiz' | 'links' };

/** Where one is in the task of editing a project, on a route that is a step of it, and the way back to the step left. */
export function ProjectSteps({ projectId, current }: Props) {
  const t = useText(projectStepsTexts);
  const from = formStepOf(useQueryParams().read('from'));
  const steps = useProjectSteps(projectId, from);
  const goTo = (index: number) => {
    const { href } = steps[index] ?? {};
    if (href !== undefined && steps[index]?.key !== current) history.push(href);
  };
  return (
    <Flex wrap gap="12px 24px" align="baseline">
      <Button icon={<ArrowLeftOutlined aria-hidden />} onClick={() => history.push(stepPath(projectId, from, from))}>
        {t('back')}
      </Button>
      <nav aria-label={t('label')} style={{ flex: '1 1 640px', minWidth: 0 }}>
        <StepBar steps={steps} index={steps.findIndex(({ key }) => key === current)} onGo={goTo} />
      </nav>
    </Flex>
  );
}
