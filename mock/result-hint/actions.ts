import type { z } from 'zod';
import { resultHint as limit } from '../../src/contract/limits/result-hint';
import type { ResultHintBulkAction, ResultHintInput } from '../../src/contract/result-hint';
import { changesReviewed, mayReview } from '../../src/domain/hint/review';
import { iso } from '../clock';
import { Fault } from '../fault';
import { state } from '../state';
import { create } from '../store/create';
import { remove, restore } from '../store/remove';
import { find, update } from '../store/update';
import { checkCopy, checkedHint, checkScope } from './check';
import type { HintRow } from './fixtures';
import { resultHintMessages } from './messages';
import { hintTable } from './table';
import { quizzesShowing } from './used-by';

type Input = z.output<typeof ResultHintInput>;
type Target = { id: string; version: number };
type By = { operator: { id: string; name: string } };

const unreviewed = {
  medicalReviewed: false,
  reviewedByName: null,
  reviewedAt: null,
  reviewNote: null,
  status: 'disabled',
} as const;

export const createHint = (input: Input, { operator }: By) =>
  create(
    hintTable(operator.id),
    (base) => ({ ...checkedHint(input), ...unreviewed, textEditedById: operator.id, usedCount: 0, ...base }),
    { operatorName: operator.name },
  );

/** What a member reads being another, the review is void and the hint disabled (docs/domain.md 6.14). */
export const updateHint = ({ id, version }: Target, input: Input, { operator }: By) =>
  update(
    hintTable(operator.id),
    id,
    version,
    (before) => {
      const after = checkedHint(input, id);
      return changesReviewed(before, after) ? { ...after, ...unreviewed, textEditedById: operator.id } : after;
    },
    { action: 'update', operatorName: operator.name },
  );

type Review = { approved: boolean; note?: string };

export const reviewHint = ({ id, version }: Target, { approved, note }: Review, { operator }: By) =>
  update(
    hintTable(operator.id),
    id,
    version,
    ({ textEditedById, status }) => {
      if (!mayReview(textEditedById, operator.id)) throw new Fault(422, resultHintMessages.hintReviewOwn);
      return {
        medicalReviewed: approved,
        reviewedByName: operator.name,
        reviewedAt: iso(Date.now()),
        reviewNote: note ?? null,
        status: approved ? status : 'disabled',
      };
    },
    {
      action: approved ? 'approve' : 'refuse',
      operatorName: operator.name,
      ...(note !== undefined && { reason: note }),
    },
  );

/** Enables or disables a hint; one that is so already is left as it is. */
function setStatus({ id, version }: Target, status: HintRow['status'], { operator }: By): HintRow {
  const row = find(state().world.hints, id);
  if (row.version === version && row.status === status) return row;
  return update(
    hintTable(operator.id),
    id,
    version,
    ({ medicalReviewed }) => {
      if (status === 'enabled' && !medicalReviewed) throw new Fault(422, resultHintMessages.hintNotReviewed);
      return { status };
    },
    { action: status === 'enabled' ? 'enable' : 'disable', operatorName: operator.name },
  );
}

export const enableHint = (target: Target, by: By) => setStatus(target, 'enabled', by);
export const disableHint = (target: Target, by: By) => setStatus(target, 'disabled', by);

const cut = (text: string, length: number) => [...text].slice(0, length).join('');

/** A name that no hint has: that of the original, with a number where it is needed. */
function freeName(name: string) {
  const taken = new Set(state().world.hints.map((hint) => hint.name));
  const numbered = Array.from({ length: taken.size + 1 }, (_, index) => {
    const mark = ` ${index + 2}`;
    return `${cut(name, limit.name - mark.length)}${mark}`;
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
export function copyHint(id: string, { projectId, levelCode }: Copy, { operator }: By) {
  const original = find(state().world.hints, id);
  const copy = {
    ...(projectId === original.projectId ? original : withoutLinks(original)),
    projectId,
    levelCode: levelCode ?? original.levelCode,
    name: freeName(original.name),
  };
  checkCopy(copy);
  return create(
    hintTable(operator.id),
    (base) => ({ ...copy, ...unreviewed, textEditedById: operator.id, usedCount: 0, ...base }),
    {
      action: 'copy',
      operatorName: operator.name,
    },
  );
}

/** Deletes a hint that no published quiz shows. */
export const removeHint = ({ id, version }: Target, { operator }: By) =>
  remove(hintTable(operator.id), id, version, { operatorName: operator.name }, (hint) => {
    const blockedBy = quizzesShowing(hint);
    if (blockedBy.length > 0)
      throw new Fault(422, resultHintMessages.hintInUse, { data: { blockedBy, count: blockedBy.length } });
  });

export const restoreHint = ({ id, version }: Target, { operator }: By) =>
  restore(hintTable(operator.id), id, version, { operatorName: operator.name }, (hint) => checkScope(hint, id));

const bulkActions = { enable: enableHint, disable: disableHint };

/** One row of an action on several, in any version. */
export const changeHint = (hint: HintRow, action: ResultHintBulkAction, by: By) => void bulkActions[action](hint, by);
