import { FooterToolbar } from '@ant-design/pro-components';
import { Button } from 'antd';
import { type ReactNode, useMemo } from 'react';
import { Page } from '@/components/Page';
import { useText } from '@/hooks/useText';
import { formTexts } from '@/locales/form';
import { StepBar } from './StepBar';
import { StepContext } from './StepPanels';
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
  /** The buttons after those that lead to other steps. */
  actions?: ReactNode;
  children: ReactNode;
};

/** The screen around a form in steps: where one is, and a bar of buttons that stays in view. */
export function StepFrame({ title, extra, steps, step, cancelText, onCancel, isNextSecondary, ...rest }: Props) {
  const t = useText(formTexts);
  const { index, go } = step;
  const shown = useMemo(() => ({ steps, index }), [steps, index]);
  return (
    <Page title={title} extra={extra}>
      <StepBar steps={steps} index={index} onGo={go} />
      <StepContext value={shown}>{rest.children}</StepContext>
      <FooterToolbar>
        <Button onClick={onCancel}>{cancelText ?? t('cancel')}</Button>
        <Button disabled={index === 0} onClick={() => go(index - 1)}>
          {t('step.previous')}
        </Button>
        {index < steps.length - 1 && (
          <Button
            type={isNextSecondary ? 'default' : 'primary'}
            disabled={steps[index + 1]?.isDisabled}
            onClick={() => go(index + 1)}
          >
            {t('step.next')}
          </Button>
        )}
        {rest.actions}
      </FooterToolbar>
    </Page>
  );
}
