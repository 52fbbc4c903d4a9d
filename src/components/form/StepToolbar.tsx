import { FooterToolbar } from '@ant-design/pro-components';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '@/hooks/useText';
import { formTexts } from '@/locales/form';

type Props = {
  steps: readonly { isDisabled?: boolean }[];
  index: number;
  onGo: (to: number) => void;
  /** The button that leaves the task, by name and by what it does. */
  leaveText: string;
  onLeave: () => void;
  /** Whether something else than going on is the thing to do. */
  isNextSecondary?: boolean;
  /** The buttons before those that lead to other steps. */
  actions?: ReactNode;
  /** What stands in the place of 下一步 at the last step, which has none. */
  finish?: ReactNode;
};

/**
 * The bar of buttons of a task in steps, which stays in view: to the steps beside this one that can be gone to. The
 * buttons that go there keep their places from step to step.
 */
export function StepToolbar({ steps, index, onGo, leaveText, onLeave, isNextSecondary, actions, finish }: Props) {
  const t = useText(formTexts);
  const previous = steps.findLastIndex(({ isDisabled }, at) => at < index && !isDisabled);
  const next = steps.findIndex(({ isDisabled }, at) => at > index && !isDisabled);
  return (
    <FooterToolbar>
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
