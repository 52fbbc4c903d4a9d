import { FooterToolbar } from '@ant-design/pro-components';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '@/hooks/useText';
import { formTexts } from '@/locales/form';

type Props = {
  steps: readonly { isDisabled?: boolean }[];
  index: number;
  onGo: (to: number) => void;
  /** Label of the button that leaves the task. */
  leaveText: string;
  onLeave: () => void;
  /** Whether another button than "next" is the primary one. */
  isNextSecondary?: boolean;
  /** Text at the start of the bar, such as when the form was saved. */
  status?: ReactNode;
  /** Buttons before the step buttons. */
  actions?: ReactNode;
  /** Replaces 下一步 on the last step. */
  finish?: ReactNode;
};

/**
 * Sticky button bar of a task in steps, with buttons to the previous and next reachable step. They keep their places
 * from step to step.
 */
export function StepToolbar({
  steps,
  index,
  onGo,
  leaveText,
  onLeave,
  isNextSecondary,
  status,
  actions,
  finish,
}: Props) {
  const t = useText(formTexts);
  const previous = steps.findLastIndex(({ isDisabled }, at) => at < index && !isDisabled);
  const next = steps.findIndex(({ isDisabled }, at) => at > index && !isDisabled);
  return (
    <FooterToolbar extra={status}>
      <Button onClick={onLeave}>{leaveText}</Button>
      {actions}
      <Button disabled={previous < 0} onClick={() => onGo(previous)}>
        {t('step.previous')}
      </Button>
      {(index === steps.length - 1 && finish) || (
        <Button type={isNextSecondary ? 'default' : 'primary'} disabled={next < 0} onClick={() => onGo(next)}>
          {t('step.next')}
        </Button>
      )}
    </FooterToolbar>
  );
}
