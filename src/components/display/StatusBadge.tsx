import { Badge, type BadgeProps } from 'antd';

/** How a state is coloured: it goes well, is under way, is to be looked at, is wrong, or at rest. */
export type Tone = NonNullable<BadgeProps['status']>;

/** Of what is enabled or disabled. */
export const enabledTones: Readonly<Record<string, Tone>> = { enabled: 'success', disabled: 'default' };

/**
 * A state, in a word and a colour.
 *
 * @param props.tone none for a state that is newer than the console, whose name may be broken anywhere
 */
export const StatusBadge = ({ tone, label }: { tone?: Tone; label: string }) => (
  <Badge status={tone ?? 'default'} text={label} style={tone && { wordBreak: 'keep-all' }} />
);
