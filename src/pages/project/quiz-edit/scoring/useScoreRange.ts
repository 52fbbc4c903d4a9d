import { useDebounce } from 'ahooks';
import { useEffect, useMemo, useState } from 'react';
import type { QuizContent } from '@/contract/quiz';
import { toBusinessDay } from '@/domain/period/calendar';
import { contentShape } from '@/domain/quiz/json/quiz-shape';
import { getScoreRange, type ScoreRange } from '@/domain/quiz/reach/score-range';
import { serverNow } from '@/utils/clock';
import { useEditor, useEditorState } from '../EditorContext';

/** Debounce before the range is computed, in ms. */
const DEBOUNCE_MS = 300;

type Found = { range: ScoreRange | null | 'unfit'; of: unknown };

/**
 * Possible scores of the total (null) or a dimension, computed in the background. Does not depend on the levels.
 *
 * @returns the range, which is outdated while `isComputing`; null if no score is possible; `unfit` if the quiz is
 * invalid; undefined before the first result
 */
export function useScoreRange(dimensionId: string | null) {
  const { store } = useEditor();
  const questions = useEditorState(({ history }) => history.present.questions);
  const rules = useEditorState(({ history }) => history.present.rules);
  const dimensions = useEditorState(({ history }) => history.present.dimensions);
  const scoreMode = useEditorState(({ history }) => history.present.scoreMode);
  const now = useMemo(() => ({ questions, rules, dimensions, scoreMode }), [questions, rules, dimensions, scoreMode]);
  const debounced = useDebounce(now, { wait: DEBOUNCE_MS });
  const [found, setFound] = useState<Found>();

  useEffect(() => {
    // Renders the typed text first.
    const timer = setTimeout(() => {
      const quiz: QuizContent = { ...store.get().history.present, ...debounced, resultLevels: [], testCases: [] };
      const isFit = contentShape(quiz, []).length === 0;
      setFound({
        of: debounced,
        range: isFit ? getScoreRange(quiz, toBusinessDay(serverNow()), dimensionId) : 'unfit',
      });
    }, 0);
    return () => clearTimeout(timer);
  }, [debounced, dimensionId, store]);

  return { range: found?.range, isComputing: found?.of !== now };
}
