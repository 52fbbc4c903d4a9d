import { Badge, type BadgeProps } from 'antd';

/** How a state is coloured: going well, under way, to be looked at, wrong, or at rest. */
export type Tone = NonNullable<BadgeProps['status']>;

/** Of what is enabled and disabled. */
export const enabledTones = { enabled: 'success', disabled: 'default' } as const satisfies Record<string, Tone>;

type Props = {
  status: string;
  /** The tone of each state; one that is newer than the console is at rest. */
  tones: Readonly<Record<string, Tone>>;
  /** The state in words, also where it is newer than the console. */
  labelOf: (status: string) => string;
};

/** A state, in a word and a colour. */
export const StatusBadge = ({ status, tones, labelOf }: Props) => (
  <Badge status={tones[status] ?? 'default'} text={labelOf(status)} style={{ whiteSpace: 'nowrap' }} />
);
