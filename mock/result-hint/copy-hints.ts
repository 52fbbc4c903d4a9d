import type { Who } from '../fixtures/operators';
import { noRequest } from '../review/request';
import { state } from '../state';
import { create } from '../store/create';
import { createUniqueName, unreviewed } from './actions';
import type { HintRow } from './fixtures';
import { createHintTable } from './table';

/** Targets of a hint's buttons, with links replaced by their copies. */
const getTargets = (hint: HintRow, linkIds: ReadonlyMap<string, string>) =>
  Object.fromEntries(
    (['primaryAction', 'secondaryAction'] as const).map((button) => {
      const target = hint[`${button}Target`];
      return [`${button}Target`, hint[button] === 'openLink' && target ? (linkIds.get(target) ?? null) : target];
    }),
  );

/**
 * Copies the hints of a project, disabled until they are reviewed.
 *
 * @param linkIds copy id by original link id
 * @returns number of copies
 */
export function copyProjectHints(
  { fromId, toId, operator }: { fromId: string; toId: string; operator: Who },
  linkIds: ReadonlyMap<string, string>,
): number {
  const hints = state().world.hints.filter(({ projectId }) => projectId === fromId);
  for (const hint of hints) {
    const copy = { ...hint, ...getTargets(hint, linkIds), projectId: toId, name: createUniqueName(hint.name) };
    create(
      createHintTable(operator),
      (base) => ({ ...copy, ...unreviewed, ...noRequest, textEditedById: operator.id, usedCount: 0, ...base }),
      { action: 'copy', operatorName: operator.name },
    );
  }
  return hints.length;
}
