import type { ChannelLinkChange } from '../../src/contract/channel-link';
import { mustExpire } from '../../src/domain/channel/expiry';
import {
  getRenewedExpiry,
  isProjectOver,
  type RenewalProblem,
  renewalProblem,
} from '../../src/domain/channel/link-rules';
import { newLinkCode } from '../channel/link-code';
import { iso } from '../clock';
import { Fault } from '../fault';
import type { Who } from '../fixtures/operators';
import type { Message } from '../messages';
import { projectTable } from '../project/table';
import { refuse } from '../refuse';
import { usualActions } from '../store/actions';
import type { Target } from '../store/row';
import { find, update } from '../store/update';
import {
  channelRefusal,
  expiryRefusal,
  fixedRefusal,
  type Input,
  isExpiryChanged,
  keptExpiry,
  keptTarget,
  nameRefusal,
  projectRefusal,
  targetRefusal,
} from './check';
import { linkFigures } from './figures';
import type { ChannelLinkRow } from './fixtures';
import { channelLinkMessages as said } from './messages';
import { askPlatform } from './platform';
import { linkTable, statusAt } from './table';

const isClicked = ({ id }: Pick<ChannelLinkRow, 'id'>) => linkFigures().clicked.has(id);

/**
 * Creates the fields of a new link from checked input, including its code from the platform.
 * @throws Fault if the platform refuses
 */
export function madeLink(input: Input) {
  const link = { ...keptTarget(input), ...keptExpiry(input) };
  askPlatform(link);
  return {
    ...link,
    linkCode: newLinkCode(),
    status: 'active' as const,
    renewals: 0,
    // Visits are generated when the world is created, so a new link has none.
    traffic: { weight: 0, from: Date.now(), before: null },
  };
}

const remade = ['linkType', 'projectId', 'path', 'query', 'url', 'codeType', 'envVersion'] as const;

export const linkActions = usualActions(linkTable, {
  create(input: Input) {
    const link = keptTarget(input);
    refuse({
      ...targetRefusal(link),
      ...expiryRefusal(link),
      channelId: channelRefusal(link.channelId),
      ...(link.projectId !== null && { projectId: projectRefusal(link.projectId, link.channelId) }),
      name: nameRefusal(link),
    });
    return madeLink(link);
  },
  update(input, row) {
    const link = keptTarget(input);
    const isProjectNew = link.projectId !== null && link.projectId !== row.projectId;
    const isExpiryNew = isExpiryChanged(row, link);
    refuse({
      ...targetRefusal(link),
      ...(isExpiryNew && expiryRefusal(link)),
      ...(isProjectNew && { projectId: projectRefusal(link.projectId ?? '', link.channelId) }),
      name: nameRefusal(link, row.id),
      ...fixedRefusal(row, link, isClicked(row)),
    });
    const { expireType, expiresAt, expireDays } = row;
    if (isExpiryNew || remade.some((field) => row[field] !== link[field])) askPlatform(link);
    return { ...link, ...(isExpiryNew ? keptExpiry(link) : { expireType, expiresAt, expireDays }) };
  },
  checkRemoval(row) {
    if (isClicked(row)) throw new Fault(said.linkClicked);
  },
  checkReturn: (row) => refuse({ name: nameRefusal(row, row.id) }),
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
  if (statusAt({ ...row, status: 'active' }, Date.now()) === 'expired') throw new Fault(said.linkExpired);
});
export const disableLink = setTo('disabled', 'disable', () => {});

const unfit: Record<RenewalProblem, Message> = {
  never: said.renewalNever,
  range: said.renewalRange,
  notLater: said.renewalNotLater,
};
const notRenewed = (why: Message) => new Fault({ ...said.linkRenewal, ...why });

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
      if (problem) throw notRenewed(unfit[problem]);
      const project = projectTable.rows().find((one) => one.id === row.projectId);
      if (project && isProjectOver(project.status)) throw notRenewed(said.projectOver);
      if (mustExpire(row.codeType)) askPlatform(row);
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
