import { Badge, type BadgeProps } from 'antd';

/** Color of a state: success, in progress, warning, error or neutral. */
export type Tone = NonNullable<BadgeProps['status']>;

/** Tones of enabled and disabled. */
export const enabledTones: Readonly<Record<string, Tone>> = { enabled: 'success', disabled: 'default' };

/**
 * A state as text and color.
 *
 * @param props.tone undefined for an unknown state (newer server), whose label may break anywhere
 */
export const StatusBadge = ({ tone, label }: { tone?: Tone; label: string }) => (
  <Badge status={tone ?? 'default'} text={label} style={tone && { wordBreak: 'keep-all' }} />
);
