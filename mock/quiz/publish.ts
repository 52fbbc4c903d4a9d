import { canPublish, checkQuiz } from '../../src/domain/quiz/checks/publish';
import { checkSignOff } from '../../src/domain/quiz/checks/sign-off';
import { toPublished } from '../../src/domain/quiz/version';
import { businessDay, iso } from '../clock';
import { Fault } from '../fault';
import type { Who } from '../fixtures/operators';
import { noRequest } from '../review/request';
import { state } from '../state';
import type { Target } from '../store/row';
import { find, update } from '../store/update';
import { checkChanged, checkEditable, findPublished } from './draft';
import { quizMessages } from './messages';
import { createQuizTable, getQuizRows, type QuizRow } from './table';

/** Current findings of the publish checks. */
export function getFindings(quiz: QuizRow) {
  const { projects, hints } = state().world;
  const project = projects.find(({ id }) => id === quiz.projectId);
  const found = checkQuiz(quiz, {
    today: businessDay(Date.now()),
    projectId: quiz.projectId,
    hasAgreement: project?.needAgreement === true,
    hints,
  });
  return [...found, ...checkSignOff(quiz)];
}

/** Publishes a draft and retires the previous version. */
export function publishDraft({ id, version }: Target, publishNote: string, operator: Who) {
  const by = { operatorName: operator.name };
  const draft = find(getQuizRows(), id);
  checkEditable(draft, operator);
  const before = findPublished(draft.projectId);
  const published = update(
    createQuizTable(operator),
    id,
    version,
    (row) => {
      checkChanged(row);
      const findings = getFindings(row);
      if (!canPublish(findings)) throw new Fault(quizMessages.quizNotReady, { data: { findings } });
      const next = toPublished(row, before?.quizVersion ?? 0, publishNote, iso(Date.now()));
      return { ...next, ...noRequest, publishedByName: operator.name };
    },
    { action: 'publish', ...by },
  );
  if (before)
    update(createQuizTable(operator), before.id, before.version, () => ({ status: 'retired' as const }), {
      action: 'retire',
      ...by,
    });
  return published;
}
