import { getEnteredValue } from '@/components/inputs/MaskedField';
import type { Channel, ChannelCost, ChannelInput } from '@/contract/channel';
import { canHaveHospital } from '@/domain/channel/status';
import { TOP } from '@/features/channel/ParentField';
import { createChannel, updateChannel } from '@/services/channel';

/** A cost as it is filled in. */
export type CostValues = { [Part in keyof ChannelCost]: ChannelCost[Part] | null };
export const blankCost: CostValues = { from: null, to: null, yuan: null };

type Chosen = 'name' | 'code' | 'type';

/** What the form holds: what has to be filled in is null or undefined until it is, and TOP is a parent like any other. */
export type ChannelValues = Omit<ChannelInput, Chosen | 'parentId' | 'costs'> & {
  [Name in Chosen]: ChannelInput[Name] | null | undefined;
} & { parentId: string; costs: CostValues[] };

// The contact of one that is there is undefined while it is left as it is: the console knows but its masks.
export const toChannelValues = (channel: Channel | undefined, newBelow: string): ChannelValues => ({
  name: channel?.name ?? null,
  code: channel?.code ?? null,
  type: channel?.type,
  ownerName: channel?.ownerName ?? null,
  parentId: channel ? (channel.parentId ?? TOP) : newBelow,
  validFrom: channel?.validFrom ?? null,
  validTo: channel?.validTo ?? null,
  hospitalId: channel?.hospitalId ?? null,
  projectIds: channel?.projectIds ?? [],
  costs: channel?.costs ?? [],
  contactName: channel ? undefined : null,
  contactMobile: channel ? undefined : null,
  remark: channel?.remark ?? null,
});

/** @throws AppError 422 with `fieldErrors`, 409 when `base` is no longer the newest, 403 when it was archived since */
export function saveChannel(values: ChannelValues, base: Channel | undefined): Promise<Channel> {
  const { parentId, type, hospitalId } = values;
  // Its rules have made sure that the form holds everything that has to be filled in.
  const input = {
    ...values,
    parentId: parentId === TOP ? null : parentId,
    // One that was chosen for another type is out of sight.
    hospitalId: canHaveHospital(type ?? '') ? hospitalId : null,
    contactName: getEnteredValue(values.contactName),
    contactMobile: getEnteredValue(values.contactMobile),
  } as ChannelInput;
  return base ? updateChannel(base.id, input, base.version) : createChannel(input);
}
