import type { z } from 'zod';
import type { ChannelLinkInput } from '../../src/contract/channel-link-list';
import { type ExpiryProblem, expiryProblem, isCodeTypeAllowed } from '../../src/domain/channel/expiry';
import {
  canChangeField,
  channelProblem,
  getRenewedExpiry,
  isLinkNameTaken,
  type ProjectProblem,
  projectProblem,
} from '../../src/domain/channel/link-rules';
import { cleanTarget, type TargetProblem, targetProblems } from '../../src/domain/channel/link-target';
import { iso } from '../clock';
import { type Message, messages } from '../messages';
import { projectTable } from '../project/table';
import { state } from '../state';
import type { ChannelLinkRow } from './fixtures';
import { channelLinkMessages as said } from './messages';
import { linkTable } from './table';

export type Input = z.output<typeof ChannelLinkInput>;
type Problems = Record<string, Message | undefined>;

const channelMessages = { unknown: said.channelUnknown, paused: said.channelPaused, archived: said.channelArchived };
const projectMessages: Record<ProjectProblem, Message> = {
  unknown: messages.projectUnknown,
  draft: said.projectDraft,
  paused: said.projectPaused,
  over: said.projectOver,
  foreign: said.projectForeign,
};
const expiryMessages: Record<ExpiryProblem, Message> = {
  never: said.expiryNever,
  missing: messages.required,
  past: said.expiryPast,
  tooLate: said.expiryTooLate,
};
const partMessages: Record<'path' | 'query' | 'url' | 'projectId', Message> = {
  path: said.pathInvalid,
  query: said.queryInvalid,
  url: said.urlInvalid,
  projectId: messages.projectUnknown,
};
const getTargetMessage = (part: keyof typeof partMessages, problem: TargetProblem) => {
  if (problem === 'missing') return messages.required;
  return problem === 'tooLong' ? said.queryTooLong : partMessages[part];
};

const getChannel = (id: string) => state().world.channels.find((channel) => channel.id === id);

/** Why a channel cannot have a new link. */
export function checkChannel(channelId: string): Message | undefined {
  const problem = channelProblem(getChannel(channelId));
  return problem === null ? undefined : channelMessages[problem];
}

/** Why a link of a channel cannot lead to a project. */
export function checkProject(projectId: string, channelId: string): Message | undefined {
  const problem = projectProblem(
    projectTable.rows().find(({ id }) => id === projectId),
    getChannel(channelId),
  );
  return problem === null ? undefined : projectMessages[problem];
}

export const checkName = (link: { channelId: string; name: string }, ownId?: string): Message | undefined =>
  isLinkNameTaken(link, linkTable.rows(), ownId) ? said.nameTaken : undefined;

type Expiring = Pick<Input, 'codeType' | 'expireType' | 'expiresAt' | 'expireDays'>;

/** Error of the expiry, by the field that displays it. */
export function checkExpiry(link: Expiring): Problems {
  const { codeType, expireType, expireDays } = link;
  const expiresAt = link.expiresAt === null ? null : Date.parse(link.expiresAt);
  const problem = expiryProblem({ codeType, expireType, expiresAt, expireDays }, Date.now());
  if (problem === null) return {};
  const field = problem === 'never' ? 'expireType' : expireType === 'days' ? 'expireDays' : 'expiresAt';
  return { [field]: expiryMessages[problem] };
}

/** Stored expiry of a link that is created or changed now. */
export const toStoredExpiry = ({ expireType, expiresAt, expireDays }: Expiring) => ({
  expireType,
  expireDays: expireType === 'days' ? expireDays : null,
  expiresAt:
    expireType === 'days'
      ? iso(getRenewedExpiry(expireDays ?? 0, Date.now()))
      : expireType === 'time'
        ? expiresAt
        : null,
});

/** Errors of the target and code type of a link. */
export const checkTarget = (link: Input): Problems => ({
  ...Object.fromEntries(targetProblems(link).map(({ part, problem }) => [part, getTargetMessage(part, problem)])),
  ...(!isCodeTypeAllowed(link.linkType, link.codeType) && { codeType: said.formUnfit }),
});

export const toStoredTarget = (link: Input): Input => cleanTarget(link);

const fields = [
  'channelId',
  'linkType',
  'projectId',
  'path',
  'query',
  'url',
  'codeType',
  'envVersion',
  'expireType',
  'expireDays',
] as const;

/** Whether the input changes the expiry of a link. */
export const isExpiryChanged = (row: ChannelLinkRow, input: Expiring) =>
  row.codeType !== input.codeType ||
  row.expireType !== input.expireType ||
  row.expireDays !== input.expireDays ||
  (input.expireType === 'time' && Date.parse(row.expiresAt ?? '') !== Date.parse(input.expiresAt ?? ''));

/** Errors for changes to fields that are fixed; more fields are fixed once a link has been clicked. */
export function checkFixedFields(row: ChannelLinkRow, input: Input, isClicked: boolean): Problems {
  const changed: string[] = fields.filter((field) => row[field] !== input[field]);
  if (isExpiryChanged(row, input) && input.expireType === 'time') changed.push('expiresAt');
  const refused = changed.filter((field) => !canChangeField(field, isClicked));
  return Object.fromEntries(
    refused.map((field) => [field, field === 'channelId' ? said.channelFixed : said.clickedFixed]),
  );
}
