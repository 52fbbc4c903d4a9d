import type { z } from 'zod';
import { resultHint as limit } from '../../src/contract/limits/result-hint';
import type { ResultHintBulkAction, ResultHintInput } from '../../src/contract/result-hint';
import { canReview, changesReviewedFields } from '../../src/domain/hint/review';
import { iso } from '../clock';
import { Fault } from '../fault';
import type { Who } from '../fixtures/operators';
import { noRequest, notifyReviewers, requestedReview } from '../review/request';
import { state } from '../state';
import { statusActions, usualActions } from '../store/actions';
import { create } from '../store/create';
import type { Target } from '../store/row';
import { find, update } from '../store/update';
import { checkCopy, checkedHint, checkScope } from './check';
import type { HintRow } from './fixtures';
import { resultHintMessages } from './messages';
import { hintTable } from './table';
import { quizzesShowing } from './used-by';

type Input = z.output<typeof ResultHintInput>;

/** What a hint is before somebody has reviewed its text. */
export const unreviewed = {
  medicalReviewed: false,
  reviewedByName: null,
  reviewedAt: null,
  reviewNote: null,
  status: 'disabled',
} as const;

export const hintActions = {
  ...usualActions(hintTable, {
    create: (input: Input, operator) => ({
      ...checkedHint(input),
      ...unreviewed,
      ...noRequest,
      textEditedById: operator.id,
      usedCount: 0,
    }),
    update(input, before, operator) {
      const after = checkedHint(input, before.id);
      // What a member reads being another, the review is void and the hint disabled (docs/domain.md 6.14).
      return changesReviewedFields(before, after) ? { ...after, ...unreviewed, textEditedById: operator.id } : after;
    },
    checkRemoval(hint) {
      const blockedBy = quizzesShowing(hint);
      if (blockedBy.length === 0) return;
      throw new Fault(resultHintMessages.hintInUse, { data: { blockedBy, count: blockedBy.length } });
    },
    checkReturn: (hint) => checkScope(hint, hint.id),
  }),
  ...statusActions(hintTable, ({ medicalReviewed }) => {
    if (!medicalReviewed) throw new Fault(resultHintMessages.hintNotReviewed);
  }),
};

type Review = { approved: boolean; note?: string };

export const reviewHint = ({ id, version }: Target, { approved, note }: Review, operator: Who) =>
  update(
    hintTable(operator),
    id,
    version,
    ({ textEditedById, status }) => {
      if (!canReview(textEditedById, operator.id)) throw new Fault(resultHintMessages.hintReviewOwn);
      return {
        medicalReviewed: approved,
        reviewedByName: operator.name,
        reviewedAt: iso(Date.now()),
        reviewNote: note ?? null,
        status: approved ? status : 'disabled',
        ...noRequest,
      };
    },
    {
      action: approved ? 'approve' : 'refuse',
      operatorName: operator.name,
      ...(note !== undefined && { reason: note }),
    },
  );

/** Asks a colleague, or all of them, to review a hint. */
export function requestHintReview({ id, version }: Target, operatorId: string | null, operator: Who) {
  const change = (row: HintRow) => requestedReview(row, operatorId, operator);
  const act = { action: 'requestReview', operatorName: operator.name };
  const requested = update(hintTable(operator), id, version, change, act);
  notifyReviewers(requested, { entityType: 'resultHint', entityId: id, label: requested.name }, operator);
  return requested;
}

const cut = (text: string, length: number) => [...text].slice(0, length).join('');

/** A name that no hint has: that of the original, with a number where it is needed. */
export function freeName(name: string) {
  const taken = new Set(state().world.hints.map((hint) => hint.name));
  const numbered = Array.from({ length: taken.size + 1 }, (_, index) => {
    const mark = ` ${index + 2}`;
    return `${cut(name, limit.maxNameLength - mark.length)}${mark}`;
  });
  return numbered.find((one) => !taken.has(one)) ?? name;
}

/** A hint without the buttons that open a link of its project. */
function withoutLinks(hint: HintRow): HintRow {
  const buttons = (['primaryAction', 'secondaryAction'] as const).filter((button) => hint[button] === 'openLink');
  return {
    ...hint,
    ...Object.fromEntries(
      buttons.flatMap((button) => [
        [button, 'none'],
        [`${button}Target`, null],
      ]),
    ),
  };
}

type Copy = { projectId: string | null; levelCode?: string };

/** Adds a hint like another for the same or another level of a scope. */
export function copyHint(id: string, { projectId, levelCode }: Copy, operator: Who) {
  const original = find(state().world.hints, id);
  const copy = {
    ...(projectId === original.projectId ? original : withoutLinks(original)),
    projectId,
    levelCode: levelCode ?? original.levelCode,
    name: freeName(original.name),
  };
  checkCopy(copy);
  return create(
    hintTable(operator),
    (base) => ({ ...copy, ...unreviewed, ...noRequest, textEditedById: operator.id, usedCount: 0, ...base }),
    {
      action: 'copy',
      operatorName: operator.name,
    },
  );
}

/** One row of an action on several, in any version. */
export const changeHint = (hint: HintRow, { action }: { action: ResultHintBulkAction }, operator: Who) =>
  hintActions[action](hint, operator);
