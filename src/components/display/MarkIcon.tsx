import type { ComponentProps, ComponentType } from 'react';
import { Hint } from '@/components/feedback/Hint';

type Props = {
  icon: ComponentType<ComponentProps<'span'>>;
  /** What the mark means, as tooltip and for screen readers. */
  label: string;
  tone: 'error' | 'warning';
};

const colors = { error: '#cf1322', warning: '#ad4e00' } as const;

/** A mark beside a name where a tag would leave no room for the name. */
export function MarkIcon({ icon: Icon, label, tone }: Props) {
  return (
    <Hint title={label}>
      <Icon role="img" aria-label={label} style={{ color: colors[tone] }} />
    </Hint>
  );
}
