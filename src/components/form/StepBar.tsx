import { Steps } from 'antd';

type Step = {
  key: string;
  title: string;
  /** Whether the step is unreachable. */
  isDisabled?: boolean;
  /** Why the step is unreachable. */
  reason?: string;
  /** Whether the step has invalid fields. */
  isWrong?: boolean;
};

type Props = { steps: readonly Step[]; index: number; onGo: (to: number) => void };

/** The steps of a task; each is a button that leads to the step. As wide as its titles, for `Page`'s `steps`. */
export function StepBar({ steps, index, onGo }: Props) {
  return (
    <Steps
      size="small"
      current={index}
      onChange={onGo}
      items={steps.map(({ key, title, isDisabled, reason, isWrong }, at) => ({
        key,
        title,
        content: reason,
        disabled: isDisabled,
        // Earlier steps are not marked as finished: any step can be opened at any time.
        status: isWrong ? 'error' : at === index ? 'process' : 'wait',
        'aria-current': at === index ? ('step' as const) : undefined,
      }))}
      style={{ inlineSize: 'max-content', maxInlineSize: '100%' }}
    />
  );
}
