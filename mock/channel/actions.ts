import { channel as limit } from '../../src/contract/limits/channel';
import { placeProblem } from '../../src/domain/channel/place';
import { withDescendants } from '../../src/domain/channel/tree';
import { linkTable } from '../channel-link/table';
import { Fault } from '../fault';
import type { Who } from '../fixtures/operators';
import { refuse } from '../refuse';
import { state } from '../state';
import { createActions } from '../store/actions';
import type { Target } from '../store/row';
import { find, update } from '../store/update';
import { checkParent, type Input, isCodeTaken, isNameTaken, toChannelFields } from './check';
import { getTrackedIds } from './figures';
import type { ChannelRow } from './fixtures';
import { createLinkCode } from './link-code';
import { channelMessages } from './messages';
import { channelTable } from './table';

const checkCapacity = () => {
  if (channelTable.rows().length >= limit.maxChannels) throw new Fault(channelMessages.channelsFull);
};

/** @throws Fault 403 rather than a version conflict, because an archived channel cannot be changed at all */
const checkNotArchived = (id: string) => {
  if (find(channelTable.rows(), id).status === 'archived') throw new Fault(channelMessages.channelArchived);
};

const usual = createActions(channelTable, {
  create(input: Input) {
    checkCapacity();
    return {
      contactName: null,
      contactMobile: null,
      ...toChannelFields(input),
      status: 'enabled' as const,
      linkCode: createLinkCode(),
      traffic: { weight: 0, from: Date.now(), before: null },
    };
  },
  update: (input, row) => toChannelFields(input, row),
  checkRemoval({ id }) {
    if (getTrackedIds().has(id)) throw new Fault(channelMessages.channelTracked);
    const { channels, channelLinks } = state().world;
    if (channels.some(({ parentId }) => parentId === id)) throw new Fault(channelMessages.channelHasChildren);
    if (channelLinks.some(({ channelId }) => channelId === id)) throw new Fault(channelMessages.channelHasLinks);
  },
  checkReturn({ id, code, name, parentId }) {
    checkCapacity();
    if (isCodeTaken(code, id)) throw new Fault(channelMessages.channelCodeTaken);
    if (isNameTaken(name, id)) throw new Fault(channelMessages.channelNameTaken);
    if (placeProblem(channelTable.rows(), parentId) !== null) throw new Fault(channelMessages.channelParentUnfit);
  },
});

export const channelActions = {
  ...usual,
  update(target: Target, input: Input, operator: Who) {
    checkNotArchived(target.id);
    return usual.update(target, input, operator);
  },
};

type Reasoned = { reason: string };

/** @throws Fault 403 for a channel that is not enabled */
export const pauseChannel = ({ id, version }: Target, { reason }: Reasoned, { name }: Who) =>
  update(
    channelTable,
    id,
    version,
    ({ status }) => {
      if (status !== 'enabled') throw new Fault(channelMessages.channelStatus);
      return { status: 'paused' as const };
    },
    { action: 'pause', operatorName: name, reason },
  );

/** @throws Fault 403 for a channel that is not paused */
export const enableChannel = ({ id, version }: Target, { name }: Who) =>
  update(
    channelTable,
    id,
    version,
    ({ status }) => {
      if (status !== 'paused') throw new Fault(channelMessages.channelStatus);
      return { status: 'enabled' as const };
    },
    { action: 'enable', operatorName: name },
  );

/** Moves a channel with its descendants. @throws Fault 422 on parentId where the tree does not allow it */
export function moveChannel({ id, version }: Target, parentId: string | null, { name }: Who) {
  checkNotArchived(id);
  return update(
    channelTable,
    id,
    version,
    () => {
      refuse({ parentId: checkParent(parentId, id) });
      return { parentId };
    },
    { action: 'move', operatorName: name },
  );
}

/** Archives a channel with all descendants, each with its own log entry, and disables their links. */
export function archiveChannel({ id, version }: Target, { reason }: Reasoned, { name }: Who): ChannelRow {
  const act = { action: 'archive', operatorName: name, reason };
  const top = update(
    channelTable,
    id,
    version,
    ({ status }) => {
      if (status === 'archived') throw new Fault(channelMessages.channelStatus);
      return { status: 'archived' as const };
    },
    act,
  );
  const branch = withDescendants(channelTable.rows(), [id]);
  for (const row of channelTable.rows().filter((one) => branch.has(one.id) && one.status !== 'archived')) {
    update(channelTable, row.id, row.version, () => ({ status: 'archived' as const }), act);
  }
  for (const link of linkTable.rows().filter((one) => branch.has(one.channelId) && one.status === 'active')) {
    update(linkTable, link.id, link.version, () => ({ status: 'disabled' as const }), { ...act, action: 'disable' });
  }
  return top;
}
