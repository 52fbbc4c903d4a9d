import { useCountDown } from 'ahooks';
import { reveal as limit } from '@/contract/limits/reveal';
import type { RecordedAnswer } from '@/contract/quiz';
import type { RecordDetail, RevealedRecord } from '@/contract/record-detail';
import { useStateFor } from '@/hooks/useStateFor';
import { serverNow } from '@/utils/clock';

/** What a reveal has given of the answers. */
export type ClearAnswers = { answers: RecordedAnswer[]; pictures: RevealedRecord['pictures'] };
type Revealed = ClearAnswers & { of: string; until: number };

/**
 * The answers of a record as they are shown: those of sensitive questions and pictures masked, or clear for a minute after they were
 * asked for. They are forgotten when the answers are others by then; what else is done to the record leaves them.
 */
export function useShownAnswers({ id, answers, amendments }: Pick<RecordDetail, 'id' | 'answers' | 'amendments'>) {
  // An amended answer may have the mask of the one before.
  const of = JSON.stringify([answers, amendments]);
  const [revealed, setRevealed] = useStateFor<Revealed | undefined>(id, () => undefined);
  const clear = revealed?.of === of ? revealed : undefined;
  const hide = () => setRevealed(undefined);
  const [leftMs] = useCountDown({ targetDate: clear?.until, onEnd: hide });
  return {
    answers: clear?.answers ?? answers,
    /** Addresses of the pictures that a question was answered with; none while they are masked. */
    picturesOf: (questionId: string) => clear?.pictures?.find((one) => one.questionId === questionId)?.urls ?? [],
    isClear: clear !== undefined,
    secondsLeft: Math.ceil(leftMs / 1000),
    show: (given: ClearAnswers) => setRevealed({ ...given, of, until: serverNow() + limit.maxSeconds * 1000 }),
    hide,
  };
}

export type ShownAnswers = ReturnType<typeof useShownAnswers>;
