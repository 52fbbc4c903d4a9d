import { Steps } from 'antd';

type Step = {
  key: string;
  title: string;
  /** For a step that cannot be gone to. */
  isDisabled?: boolean;
  /** Why it cannot. */
  reason?: string;
  /** Whether something in it is not as it has to be. */
  isWrong?: boolean;
};

type Props = { steps: readonly Step[]; index: number; onGo: (to: number) => void };

/** The steps of one task, and which of them one is at; each is a button that leads there. */
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
        // Those before are not done for that: each can be gone to at any time.
        status: isWrong ? 'error' : at === index ? 'process' : 'wait',
        'aria-current': at === index ? ('step' as const) : undefined,
      }))}
      style={{ marginBlockEnd: 24 }}
    />
  );
}
