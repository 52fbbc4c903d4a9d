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
  /** In milliseconds. */
  savedAt?: number;
  /** Whether the last save was asked for. */
  isByHand?: boolean;
  /** Why it was refused, where that is not the content. */
  refusedText?: string;
  /** Whether some of what is typed is wrong, and was not sent. */
  isPartial?: boolean;
};

/** Says beside a form how its autosave stands; nothing before anything was changed. */
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
