import type { ChannelLinkChange } from '../../src/contract/channel-link';
import { mustExpire } from '../../src/domain/channel/expiry';
import {
  channelProblem,
  getRenewedExpiry,
  isProjectOver,
  type RenewalProblem,
  renewalProblem,
} from '../../src/domain/channel/link-rules';
import { createLinkCode } from '../channel/link-code';
import { iso } from '../clock';
import { Fault } from '../fault';
import type { Who } from '../fixtures/operators';
import type { Message } from '../messages';
import { projectTable } from '../project/table';
import { refuse } from '../refuse';
import { state } from '../state';
import { createActions } from '../store/actions';
import type { Target } from '../store/row';
import { find, update } from '../store/update';
import {
  checkChannel,
  checkExpiry,
  checkFixedFields,
  checkName,
  checkProject,
  checkTarget,
  type Input,
  isExpiryChanged,
  toStoredExpiry,
  toStoredTarget,
} from './check';
import { getLinkFigures } from './figures';
import type { ChannelLinkRow } from './fixtures';
import { channelLinkMessages as said } from './messages';
import { requestFromPlatform } from './platform';
import { getStatusAt, linkTable } from './table';

const isClicked = ({ id }: Pick<ChannelLinkRow, 'id'>) => getLinkFigures().clicked.has(id);
const isChannelArchived = ({ channelId }: Pick<ChannelLinkRow, 'channelId'>) =>
  channelProblem(state().world.channels.find(({ id }) => id === channelId)) === 'archived';

/**
 * Creates the fields of a new link from checked input, including its code from the platform.
 * @throws Fault if the platform refuses
 */
export function createLinkFields(input: Input) {
  const link = { ...toStoredTarget(input), ...toStoredExpiry(input) };
  requestFromPlatform(link);
  return {
    ...link,
    linkCode: createLinkCode(),
    status: 'active' as const,
    renewals: 0,
    // Visits are generated when the world is created, so a new link has none.
    traffic: { weight: 0, from: Date.now(), before: null },
  };
}

const platformFields = ['linkType', 'projectId', 'path', 'query', 'url', 'codeType', 'envVersion'] as const;

export const linkActions = createActions(linkTable, {
  create(input: Input) {
    const link = toStoredTarget(input);
    refuse({
      ...checkTarget(link),
      ...checkExpiry(link),
      channelId: checkChannel(link.channelId),
      ...(link.projectId !== null && { projectId: checkProject(link.projectId, link.channelId) }),
      name: checkName(link),
    });
    return createLinkFields(link);
  },
  update(input, row) {
    const link = toStoredTarget(input);
    const isProjectNew = link.projectId !== null && link.projectId !== row.projectId;
    const isExpiryNew = isExpiryChanged(row, link);
    refuse({
      ...checkTarget(link),
      ...(isExpiryNew && checkExpiry(link)),
      ...(isProjectNew && { projectId: checkProject(link.projectId ?? '', link.channelId) }),
      name: checkName(link, row.id),
      ...checkFixedFields(row, link, isClicked(row)),
    });
    const { expireType, expiresAt, expireDays } = row;
    if (isExpiryNew || platformFields.some((field) => row[field] !== link[field])) requestFromPlatform(link);
    return { ...link, ...(isExpiryNew ? toStoredExpiry(link) : { expireType, expiresAt, expireDays }) };
  },
  checkRemoval(row) {
    if (isClicked(row)) throw new Fault(said.linkClicked);
  },
  checkReturn(row) {
    const problem = channelProblem(state().world.channels.find(({ id }) => id === row.channelId));
    refuse({ channelId: problem === 'unknown' ? said.channelUnknown : undefined, name: checkName(row, row.id) });
    // Archiving the channel would have disabled the link.
    if (problem === 'archived' && row.status === 'active')
      throw new Fault({ ...said.channelArchived, ...said.linkOfArchived });
  },
});

const setTo =
  (status: ChannelLinkRow['status'], action: string, check: (row: ChannelLinkRow) => void) =>
  ({ id, version }: Target, { name }: Who) => {
    const row = find(linkTable.rows(), id);
    if (row.version === version && row.status === status) return row;
    const change = (before: ChannelLinkRow) => {
      check(before);
      return { status };
    };
    return update(linkTable, id, version, change, { action, operatorName: name });
  };

export const enableLink = setTo('active', 'enable', (row) => {
  if (isChannelArchived(row)) throw new Fault({ ...said.channelArchived, ...said.linkOfArchived });
  if (getStatusAt({ ...row, status: 'active' }, Date.now()) === 'expired') throw new Fault(said.linkExpired);
});
export const disableLink = setTo('disabled', 'disable', () => {});

const renewalMessages: Record<RenewalProblem, Message> = {
  never: said.renewalNever,
  range: said.renewalRange,
  notLater: said.renewalNotLater,
};
const createRenewalFault = (why: Message) => new Fault({ ...said.linkRenewal, ...why });

/**
 * Extends a link by `days` from now (docs/domain.md 6.8). Where the platform limits the validity, the link gets a new
 * URL.
 */
export const renewLink = ({ id, version }: Target, days: number, { name }: Who) =>
  update(
    linkTable,
    id,
    version,
    (row) => {
      const now = Date.now();
      const problem = renewalProblem(row.expiresAt === null ? null : Date.parse(row.expiresAt), days, now);
      if (problem) throw createRenewalFault(renewalMessages[problem]);
      if (isChannelArchived(row)) throw createRenewalFault(said.linkOfArchived);
      const project = projectTable.rows().find((one) => one.id === row.projectId);
      if (project && isProjectOver(project.status)) throw createRenewalFault(said.projectOver);
      if (mustExpire(row.codeType)) requestFromPlatform(row);
      return {
        expiresAt: iso(getRenewedExpiry(days, now)),
        renewals: row.renewals + 1,
        ...(row.expireType === 'days' && { expireDays: days }),
      };
    },
    { action: 'renew', operatorName: name },
  );

/** Applies a bulk action to one row, regardless of its version. */
export function changeLink(row: ChannelLinkRow, { action, days }: ChannelLinkChange, operator: Who) {
  if (action === 'disable') return disableLink(row, operator);
  if (action === 'delete') return linkActions.remove(row, operator);
  return renewLink(row, days ?? 0, operator);
}
