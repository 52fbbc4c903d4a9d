import { type ReactNode, useMemo } from 'react';
import { Page } from '@/components/page/Page';
import { useText } from '@/hooks/useText';
import { formTexts } from '@/locales/form';
import { StepBar } from './StepBar';
import { StepContext } from './StepPanels';
import { StepToolbar } from './StepToolbar';
import type { FormStep, useStep } from './useStep';

type Props = {
  title?: string;
  /** Content beside the heading. */
  extra?: ReactNode;
  steps: readonly FormStep[];
  step: ReturnType<typeof useStep>;
  /** 取消 by default. */
  cancelText?: string;
  onCancel: () => void;
  /** Whether another button than "next" is the primary one. */
  isNextSecondary?: boolean;
  /** Text at the start of the button bar. */
  status?: ReactNode;
  /** Buttons before the step buttons. */
  actions?: ReactNode;
  /** Replaces 下一步 on the last step. */
  finish?: ReactNode;
  children: ReactNode;
};

/** The screen around a form in steps: step bar, content and a sticky button bar. */
export function StepFrame({
  title,
  extra,
  steps,
  step,
  cancelText,
  onCancel,
  isNextSecondary,
  status,
  actions,
  finish,
  children,
}: Props) {
  const t = useText(formTexts);
  const { index, go } = step;
  const shown = useMemo(() => ({ steps, index }), [steps, index]);
  return (
    <Page title={title} extra={extra} steps={<StepBar steps={steps} index={index} onGo={go} />}>
      <StepContext value={shown}>{children}</StepContext>
      <StepToolbar
        {...{ steps, index, isNextSecondary, status, actions, finish }}
        onGo={go}
        leaveText={cancelText ?? t('cancel')}
        onLeave={onCancel}
      />
    </Page>
  );
}
