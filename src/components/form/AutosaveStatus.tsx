import { Typography } from 'antd';
import { useText } from '@/hooks/useText';
import { formTexts } from '@/locales/form';
import { formatMinute } from '@/utils/date';
import type { useAutosave } from './useAutosave';

const words = {
  waiting: 'autosave.waiting',
  saving: 'autosave.saving',
  retrying: 'autosave.retrying',
  refused: 'autosave.refused',
  stale: 'autosave.stale',
} as const;

type Props = Pick<ReturnType<typeof useAutosave>, 'phase'> & {
  /** Time of the last save, in milliseconds. */
  savedAt?: number;
  /** Whether the operator requested the last save. */
  isByHand?: boolean;
  /** Reason of a refusal that is not about the content. */
  refusedText?: string;
  /** Whether part of the input is invalid and was not sent. */
  isPartial?: boolean;
};

/** Shows the autosave status of a form; empty before the first change. */
export function AutosaveStatus({ phase, savedAt, isByHand, refusedText, isPartial }: Props) {
  const t = useText(formTexts);
  const text = () => {
    if (phase === 'refused' && refusedText) return refusedText;
    if (phase !== 'idle' && phase !== 'closed') return t(words[phase]);
    const time = savedAt === undefined ? undefined : formatMinute(new Date(savedAt).toISOString())?.slice(-5);
    const saved = isByHand ? 'autosave.savedByHand' : 'autosave.saved';
    return time && t(isPartial ? 'autosave.savedRest' : saved, { time });
  };
  const isWrong = phase === 'retrying' || phase === 'refused' || phase === 'stale';
  return (
    <Typography.Text role="status" type={isWrong ? 'danger' : 'secondary'}>
      {text()}
    </Typography.Text>
  );
}
