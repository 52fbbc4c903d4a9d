import { useCountDown } from 'ahooks';
import { reveal as limit } from '@/contract/limits/reveal';
import type { RecordedAnswer } from '@/contract/quiz-answer';
import type { RevealedRecord } from '@/contract/record-actions';
import type { RecordDetail } from '@/contract/record-detail';
import { useStateFor } from '@/hooks/useStateFor';

/** Answers of a reveal. */
export type ClearAnswers = { answers: RecordedAnswer[]; pictures: RevealedRecord['pictures'] };
type Revealed = ClearAnswers & { of: string; until: number };

/**
 * Shown answers of a record: sensitive answers and pictures are masked, or unmasked for a minute after a reveal. A reveal
 * is dropped when the answers change; other changes of the record keep it.
 */
export function useShownAnswers({ id, answers, amendments }: Pick<RecordDetail, 'id' | 'answers' | 'amendments'>) {
  // Includes amendments, because an amended answer can have the same mask.
  const of = JSON.stringify([answers, amendments]);
  const [revealed, setRevealed] = useStateFor<Revealed | undefined>(id, () => undefined);
  const clear = revealed?.of === of ? revealed : undefined;
  const hide = () => setRevealed(undefined);
  const [leftMs] = useCountDown({ targetDate: clear?.until, onEnd: hide });
  return {
    answers: clear?.answers ?? answers,
    /** URLs of the pictures of an answer; empty while they are masked. */
    picturesOf: (questionId: string) => clear?.pictures?.find((one) => one.questionId === questionId)?.urls ?? [],
    isClear: clear !== undefined,
    secondsLeft: Math.ceil(leftMs / 1000),
    show: (given: ClearAnswers) => setRevealed({ ...given, of, until: Date.now() + limit.maxSeconds * 1000 }),
    hide,
  };
}

export type ShownAnswers = ReturnType<typeof useShownAnswers>;
