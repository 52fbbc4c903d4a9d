import type { ResultHint } from '../../src/contract/result-hint';
import { findHint, getHintLevelCodes, getHintSeverity, toHintKey } from '../../src/domain/hint/levels';
import { state } from '../state';
import type { HintRow } from './fixtures';
import { getScopeLevels } from './table';

type Severity = ResultHint['severity'];

/** Published quizzes that use a hint for one of their results. */
export function getQuizzesUsing(hint: HintRow) {
  const { quizzes, hints } = state().world;
  const shows = (projectId: string) => {
    const levels = getScopeLevels(projectId);
    return getHintLevelCodes(levels).some((levelCode) => {
      const severity: Severity | undefined = getHintSeverity(levelCode, levels);
      if (severity === undefined) return false;
      return findHint(hints, projectId, toHintKey({ code: levelCode, severity }))?.id === hint.id;
    });
  };
  return quizzes
    .filter(({ status, projectId }) => status === 'published' && shows(projectId))
    .map(({ id, projectId, title }) => ({ id, projectId, title }));
}
