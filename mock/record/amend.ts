import type { z } from 'zod';
import type { RecordedAnswer } from '../../src/contract/quiz-answer';
import type { recordActionApi } from '../../src/contract/record-actions';
import { endOfBusinessDay } from '../../src/domain/due';
import { evaluate } from '../../src/domain/quiz/engine/evaluate';
import { isOpen } from '../../src/domain/record-status';
import { iso } from '../clock';
import { Fault } from '../fault';
import type { Who } from '../fixtures/operators';
import { openUrgentFollowUp } from '../follow-up/effects';
import { followUpTable } from '../follow-up/table';
import { notify } from '../notification/notify';
import { refuse } from '../refuse';
import type { Target } from '../store/row';
import { update } from '../store/update';
import { ensureFirstContact } from './actions';
import { getAnswerDay, getAnswers, getQuiz } from './answer-list';
import { recordTable } from './detail';
import type { RecordRow } from './fixtures';
import { getStatusMessage, recordMessages } from './messages';
import { hasRedFlag } from './urgency';

type Body = Omit<z.output<typeof recordActionApi.amend.body>, 'version'>;

const MASK = '***';

/** Text of an answer for the amendment log: option labels with their additional texts, or the value. */
function getWords({ sensitive, optionLabels, others, value }: RecordedAnswer) {
  const words =
    optionLabels.length > 0 ? [...optionLabels, ...Object.values(others)] : [value ?? []].flat().map(String);
  return sensitive && words.length > 0 ? [MASK] : words;
}

const findAnswer = (record: RecordRow, questionId: string) =>
  getAnswers(record).find((answer) => answer.questionId === questionId);

/** Record with a changed answer, and with the results that the quiz gives for it (docs/domain.md 4.1). */
function applyAnswer(record: RecordRow, { questionId, value, others }: Body): RecordRow {
  const { [questionId]: _, ...rest } = record.answers;
  const answers = value === null ? rest : { ...rest, [questionId]: { value, ...(others && { others }) } };
  const result = evaluate(getQuiz(record), answers, getAnswerDay(record));
  const own = result.questions.find((question) => question.questionId === questionId);
  const problem =
    !own || own.hiddenBy
      ? recordMessages.questionUnknown
      : own.problems.length > 0
        ? recordMessages.answerNotAccepted
        : undefined;
  refuse({ value: problem });
  return {
    ...record,
    answers,
    totalScore: result.total,
    levelCode: result.levelCode,
    severity: result.severity,
    flags: result.flags,
    hintKeys: result.hints,
  };
}

/** Has the patient called today, as for a red flag at submission (docs/domain.md 6.5). */
function callToday(record: RecordRow, operator: Who) {
  const due = endOfBusinessDay(Date.now());
  const first = ensureFirstContact(record, { due }, operator);
  if (first?.status === 'done') {
    const { id: recordId, memberId, assigneeId } = record;
    openUrgentFollowUp({ memberId, recordId, assigneeId: assigneeId ?? operator.id }, operator.name);
  } else if (first && Date.parse(first.dueAt) > due) {
    const change = { dueAt: iso(due), dueByCalendar: false };
    update(followUpTable, first.id, first.version, () => change, { action: 'reschedule', operatorName: operator.name });
  }
}

/** Corrects an answer. The amendment keeps the original answer, the operator and the reason. */
export function amend({ id, version }: Target, input: Body, operator: Who) {
  const { name } = operator;
  let wasFlagged = false;
  const row = update(
    recordTable,
    id,
    version,
    (before) => {
      wasFlagged = hasRedFlag(before);
      if (!isOpen(before.status)) throw new Fault(getStatusMessage(before));
      const after = applyAnswer(before, input);
      const [from, to] = [before, after].map((record) => findAnswer(record, input.questionId));
      const isSame = JSON.stringify([from?.value, from?.others]) === JSON.stringify([to?.value, to?.others]);
      refuse({ value: isSame ? recordMessages.answerSame : undefined });
      const amendment = {
        questionId: input.questionId,
        from: from ? getWords(from) : [],
        to: to ? getWords(to) : [],
        reason: input.reason,
        byName: name,
        at: iso(Date.now()),
        scoreBefore: before.totalScore,
        scoreAfter: after.totalScore,
      };
      const { totalScore, levelCode, shownResult = { totalScore, levelCode } } = before;
      return { ...after, shownResult, amendments: [...before.amendments, amendment] };
    },
    { action: 'amend', operatorName: name, reason: input.reason },
  );
  const subject = { kind: 'redFlag', entityType: 'record', entityId: id, label: row.recordNo } as const;
  if (!wasFlagged && hasRedFlag(row)) {
    callToday(row, operator);
    notify(row.assigneeId, subject, { byName: name });
  }
  return row;
}
