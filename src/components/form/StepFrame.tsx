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
  /** Beside the heading. */
  extra?: ReactNode;
  steps: readonly FormStep[];
  step: ReturnType<typeof useStep>;
  /** By default 取消. */
  cancelText?: string;
  onCancel: () => void;
  /** Whether something else than going on is the thing to do. */
  isNextSecondary?: boolean;
  /** The buttons before those that lead to other steps. */
  actions?: ReactNode;
  /** What stands in the place of 下一步 at the last step, which has none. */
  finish?: ReactNode;
  children: ReactNode;
};

/** The screen around a form in steps: where one is, and a bar of buttons that stays in view. */
export function StepFrame({
  title,
  extra,
  steps,
  step,
  cancelText,
  onCancel,
  isNextSecondary,
  actions,
  finish,
  children,
}: Props) {
  const t = useText(formTexts);
  const { index, go } = step;
  const shown = useMemo(() => ({ steps, index }), [steps, index]);
  return (
    <Page title={title} extra={extra}>
      <StepBar steps={steps} index={index} onGo={go} />
      <StepContext value={shown}>{children}</StepContext>
      <StepToolbar
        {...{ steps, index, isNextSecondary, actions, finish }}
        onGo={go}
        leaveText={cancelText ?? t('cancel')}
        onLeave={onCancel}
      />
    </Page>
  );
}
