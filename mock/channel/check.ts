import type { z } from 'zod';
import type { ChannelInput } from '../../src/contract/channel-list';
import { placeProblem } from '../../src/domain/channel/place';
import { canHaveHospital } from '../../src/domain/channel/status';
import { fold } from '../../src/domain/fold';
import { isMobile, normalizeMobile } from '../../src/domain/validation/mobile';
import { cleanLine, cleanText } from '../../src/domain/validation/text';
import { type Message, messages } from '../messages';
import { refuse } from '../refuse';
import { state } from '../state';
import { getTrackedIds } from './figures';
import type { ChannelRow } from './fixtures';
import { channelMessages, placeMessages } from './messages';

export type Input = z.output<typeof ChannelInput>;

const others = (id: string | undefined) => state().world.channels.filter((row) => row.id !== id);

export const isCodeTaken = (code: string, ownId?: string) => others(ownId).some((row) => row.code === code);
export const isNameTaken = (name: string, ownId?: string) => {
  const sought = fold(name);
  return others(ownId).some((row) => fold(row.name) === sought);
};

/**
 * Why a channel cannot be a child of `parentId`.
 * @param id the channel, unless it is new
 */
export function checkParent(parentId: string | null, id?: string): Message | undefined {
  const problem = placeProblem(state().world.channels, parentId, id);
  return problem === null ? undefined : placeMessages[problem];
}

function checkCode(code: string, row?: ChannelRow): Message | undefined {
  if (row && row.code !== code && getTrackedIds().has(row.id)) return channelMessages.codeFixed;
  return isCodeTaken(code, row?.id) ? channelMessages.channelCodeTaken : undefined;
}

function checkHospital({ hospitalId, type }: Input): Message | undefined {
  if (hospitalId === null) return undefined;
  if (!canHaveHospital(type)) return channelMessages.hospitalUnfit;
  return state().world.hospitals.some(({ id }) => id === hospitalId) ? undefined : channelMessages.hospitalUnknown;
}

const checkCosts = ({ costs }: Input): Record<string, Message | undefined> =>
  Object.fromEntries(
    costs.map(({ from, to }, place) => [`costs.${place}.to`, to < from ? channelMessages.costEndsBefore : undefined]),
  );

const emptyToNull = (text: string | null) => text || null;

/** @throws Fault 422 with the errors by field */
export function toChannelFields({ contactName, contactMobile, ...input }: Input, row?: ChannelRow) {
  const { validFrom, validTo, projectIds } = input;
  const known = new Set(state().world.projects.map(({ id }) => id));
  refuse({
    code: checkCode(input.code, row),
    name: isNameTaken(input.name, row?.id) ? channelMessages.channelNameTaken : undefined,
    parentId: checkParent(input.parentId, row?.id),
    hospitalId: checkHospital(input),
    projectIds: projectIds.every((id) => known.has(id)) ? undefined : messages.projectUnknown,
    ...checkCosts(input),
    validTo: validFrom && validTo && validTo < validFrom ? channelMessages.validEndsBefore : undefined,
    contactMobile: contactMobile && !isMobile(contactMobile) ? messages.mobileInvalid : undefined,
  });
  return {
    ...input,
    name: cleanLine(input.name),
    ownerName: emptyToNull(cleanLine(input.ownerName ?? '')),
    remark: emptyToNull(cleanText(input.remark ?? '')),
    projectIds: [...new Set(projectIds)],
    // Keeps values that are omitted: the caller has only seen masked ones.
    ...(contactName !== undefined && { contactName: emptyToNull(cleanLine(contactName ?? '')) }),
    ...(contactMobile !== undefined && { contactMobile: emptyToNull(contactMobile && normalizeMobile(contactMobile)) }),
  };
}
