import { Fault } from '../fault';
import { refuse } from '../refuse';
import { state } from '../state';
import { createActions, createStatusActions } from '../store/actions';
import { find } from '../store/update';
import { checkLinkCount, checkOpen, checkTitle, type Input, toLinkFields } from './check';
import type { ProjectLinkRow } from './fixtures';
import { projectLinkMessages } from './messages';
import { projectLinkTable } from './table';

/** Hints with a button that opens a link. */
const findHintsOpening = (id: string) =>
  state().world.hints.filter(
    ({ primaryAction, primaryActionTarget, secondaryAction, secondaryActionTarget }) =>
      (primaryAction === 'openLink' && primaryActionTarget === id) ||
      (secondaryAction === 'openLink' && secondaryActionTarget === id),
  );

/** @throws Fault 403 with the hints that use it */
function checkUnused({ id }: ProjectLinkRow) {
  const blockedBy = findHintsOpening(id).map((hint) => ({ id: hint.id, name: hint.name }));
  if (blockedBy.length > 0) throw new Fault(projectLinkMessages.projectLinkInUse, { data: { blockedBy } });
}

const statuses = createStatusActions(projectLinkTable);

/** Wraps a status action so that it rejects links of archived projects. */
const rejectArchived =
  (act: typeof statuses.enable): typeof act =>
  (target, operator) => {
    checkOpen(find(projectLinkTable.rows(), target.id).projectId);
    return act(target, operator);
  };

export const projectLinkActions = {
  ...createActions(projectLinkTable, {
    create(input: Input) {
      checkOpen(input.projectId);
      checkLinkCount(input.projectId);
      return { ...toLinkFields(input), clickCount: 0 };
    },
    update(input, row) {
      checkOpen(row.projectId);
      return toLinkFields(input, row);
    },
    checkRemoval(row) {
      checkOpen(row.projectId);
      checkUnused(row);
    },
    checkReturn(row) {
      checkOpen(row.projectId);
      checkLinkCount(row.projectId);
      refuse({ title: checkTitle(row, row.id) });
    },
  }),
  enable: rejectArchived(statuses.enable),
  disable: rejectArchived(statuses.disable),
};
