import type { z } from 'zod';
import { resultHint as limit } from '../../src/contract/limits/result-hint';
import type { ResultHintBulkAction, ResultHintInput } from '../../src/contract/result-hint';
import { canReview, changesReviewedFields } from '../../src/domain/hint/review';
import { iso } from '../clock';
import { Fault } from '../fault';
import type { Who } from '../fixtures/operators';
import { createReviewRequest, noRequest, notifyRequester, notifyReviewers } from '../review/request';
import { state } from '../state';
import { createActions, createStatusActions } from '../store/actions';
import { create } from '../store/create';
import type { Target } from '../store/row';
import { find, update } from '../store/update';
import { checkCopy, checkLinks, checkScope, toHintFields } from './check';
import type { HintRow } from './fixtures';
import { resultHintMessages } from './messages';
import { createHintTable } from './table';
import { getQuizzesUsing } from './used-by';

type Input = z.output<typeof ResultHintInput>;

/** Review fields of an unreviewed hint. */
export const unreviewed = {
  medicalReviewed: false,
  reviewedByName: null,
  reviewedAt: null,
  reviewNote: null,
  status: 'disabled',
} as const;

export const hintActions = {
  ...createActions(createHintTable, {
    create: (input: Input, operator) => ({
      ...toHintFields(input),
      ...unreviewed,
      ...noRequest,
      textEditedById: operator.id,
      usedCount: 0,
    }),
    update(input, before, operator) {
      const after = toHintFields(input, before.id);
      if (!changesReviewedFields(before, after)) return after;
      // A changed text invalidates a passed review and disables the hint; a rejection stays (docs/domain.md 6.14).
      return { ...after, ...(before.medicalReviewed && unreviewed), textEditedById: operator.id };
    },
    checkRemoval(hint) {
      const blockedBy = getQuizzesUsing(hint);
      if (blockedBy.length === 0) return;
      throw new Fault(resultHintMessages.hintInUse, { data: { blockedBy, count: blockedBy.length } });
    },
    checkReturn(hint) {
      checkScope(hint, hint.id);
      checkLinks(hint);
    },
  }),
  ...createStatusActions(createHintTable, ({ medicalReviewed }) => {
    if (!medicalReviewed) throw new Fault(resultHintMessages.hintNotReviewed);
  }),
};

type Review = { approved: boolean; note?: string };

export function reviewHint({ id, version }: Target, { approved, note }: Review, operator: Who) {
  let requestedById: string | null = null;
  const row = update(
    createHintTable(operator),
    id,
    version,
    ({ textEditedById, status, reviewRequestedById }) => {
      if (!canReview(textEditedById, operator.id)) throw new Fault(resultHintMessages.hintReviewOwn);
      requestedById = reviewRequestedById;
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
  notifyRequester(requestedById, approved, { entityType: 'resultHint', entityId: id, label: row.name }, operator);
  return row;
}

/** Requests a review from one colleague, or from all of them. */
export function requestHintReview({ id, version }: Target, operatorId: string | null, operator: Who) {
  const change = (row: HintRow) => createReviewRequest(row, operatorId, operator);
  const act = { action: 'requestReview', operatorName: operator.name };
  const requested = update(createHintTable(operator), id, version, change, act);
  notifyReviewers(requested, { entityType: 'resultHint', entityId: id, label: requested.name }, operator);
  return requested;
}

const truncate = (text: string, length: number) => [...text].slice(0, length).join('');

/** Unused name: the original one, with a number if necessary. */
export function createUniqueName(name: string) {
  const taken = new Set(state().world.hints.map((hint) => hint.name));
  const numbered = Array.from({ length: taken.size + 1 }, (_, index) => {
    const mark = ` ${index + 2}`;
    return `${truncate(name, limit.maxNameLength - mark.length)}${mark}`;
  });
  return numbered.find((one) => !taken.has(one)) ?? name;
}

/** Removes buttons that open a link of the project. */
function removeLinks(hint: HintRow): HintRow {
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

/** Copies a hint to the same or another level or project. */
export function copyHint(id: string, { projectId, levelCode }: Copy, operator: Who) {
  const original = find(state().world.hints, id);
  const copy = {
    ...(projectId === original.projectId ? original : removeLinks(original)),
    projectId,
    levelCode: levelCode ?? original.levelCode,
    name: createUniqueName(original.name),
  };
  checkCopy(copy);
  return create(
    createHintTable(operator),
    (base) => ({ ...copy, ...unreviewed, ...noRequest, textEditedById: operator.id, usedCount: 0, ...base }),
    {
      action: 'copy',
      operatorName: operator.name,
    },
  );
}

/** Applies a bulk action to one row, regardless of its version. */
export const changeHint = (hint: HintRow, { action }: { action: ResultHintBulkAction }, operator: Who) =>
  hintActions[action](hint, operator);
