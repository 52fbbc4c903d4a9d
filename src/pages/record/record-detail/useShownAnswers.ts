import { useCountDown } from 'ahooks';
import { reveal as limit } from '@/contract/limits/reveal';
import type { RecordedAnswer } from '@/contract/quiz';
import type { RecordDetail } from '@/contract/record-detail';
import { useStateOf } from '@/hooks/useStateOf';

type Revealed = { answers: RecordedAnswer[]; version: number; until: number };

/**
 * The answers of a record as they are shown: those of sensitive questions masked, or clear for a minute after they were
 * asked for. They are forgotten when the record is another by then.
 */
export function useShownAnswers({ id, answers, version }: Pick<RecordDetail, 'id' | 'answers' | 'version'>) {
  const [revealed, setRevealed] = useStateOf<Revealed | undefined>(id, () => undefined);
  const clear = revealed?.version === version ? revealed : undefined;
  const hide = () => setRevealed(undefined);
  const [leftMs] = useCountDown({ targetDate: clear?.until, onEnd: hide });
  return {
    answers: clear?.answers ?? answers,
    isClear: clear !== undefined,
    secondsLeft: Math.ceil(leftMs / 1000),
    show: (given: RecordedAnswer[]) =>
      setRevealed({ answers: given, version, until: Date.now() + limit.maxSeconds * 1000 }),
    hide,
  };
}

export type ShownAnswers = ReturnType<typeof useShownAnswers>;
