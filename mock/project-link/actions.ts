import { Fault } from '../fault';
import { refuse } from '../refuse';
import { state } from '../state';
import { statusActions, usualActions } from '../store/actions';
import { find } from '../store/update';
import { checkedLink, checkOpen, checkRoom, type Input, titleProblem } from './check';
import type { ProjectLinkRow } from './fixtures';
import { projectLinkMessages } from './messages';
import { projectLinkTable } from './table';

/** Hints with a button that opens a link. */
const hintsOpening = (id: string) =>
  state().world.hints.filter(
    ({ primaryAction, primaryActionTarget, secondaryAction, secondaryActionTarget }) =>
      (primaryAction === 'openLink' && primaryActionTarget === id) ||
      (secondaryAction === 'openLink' && secondaryActionTarget === id),
  );

/** @throws Fault 403 with the hints that use it */
function checkUnused({ id }: ProjectLinkRow) {
  const blockedBy = hintsOpening(id).map((hint) => ({ id: hint.id, name: hint.name }));
  if (blockedBy.length > 0) throw new Fault(projectLinkMessages.projectLinkInUse, { data: { blockedBy } });
}

const statuses = statusActions(projectLinkTable);

/** Wraps a status action so that it rejects links of archived projects. */
const whereOpen =
  (act: typeof statuses.enable): typeof act =>
  (target, operator) => {
    checkOpen(find(projectLinkTable.rows(), target.id).projectId);
    return act(target, operator);
  };

export const projectLinkActions = {
  ...usualActions(projectLinkTable, {
    create(input: Input) {
      checkOpen(input.projectId);
      checkRoom(input.projectId);
      return { ...checkedLink(input), clickCount: 0 };
    },
    update(input, row) {
      checkOpen(row.projectId);
      return checkedLink(input, row);
    },
    checkRemoval(row) {
      checkOpen(row.projectId);
      checkUnused(row);
    },
    checkReturn(row) {
      checkOpen(row.projectId);
      checkRoom(row.projectId);
      refuse({ title: titleProblem(row, row.id) });
    },
  }),
  enable: whereOpen(statuses.enable),
  disable: whereOpen(statuses.disable),
};
