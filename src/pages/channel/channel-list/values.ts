import { getEnteredValue } from '@/components/inputs/MaskedField';
import type { Channel, ChannelCost, ChannelInput } from '@/contract/channel-list';
import { canHaveHospital } from '@/domain/channel/status';
import { TOP } from '@/features/channel/ParentField';
import { createChannel, updateChannel } from '@/services/channel';

/** A cost row of the form, whose inputs may be empty. */
export type CostValues = { [Part in keyof ChannelCost]: ChannelCost[Part] | null };
export const emptyCost: CostValues = { from: null, to: null, yuan: null };

type RequiredField = 'name' | 'code' | 'type';

/** Form values: required fields are null or undefined while empty, and `TOP` is the parent of top-level channels. */
export type ChannelValues = Omit<ChannelInput, RequiredField | 'parentId' | 'costs'> & {
  [Name in RequiredField]: ChannelInput[Name] | null | undefined;
} & { parentId: string; costs: CostValues[] };

// The contact of an existing channel is undefined until it is changed: the console has only its masked values.
export const toChannelValues = (channel: Channel | undefined, defaultParentId: string): ChannelValues => ({
  name: channel?.name ?? null,
  code: channel?.code ?? null,
  type: channel?.type,
  ownerName: channel?.ownerName ?? null,
  parentId: channel ? (channel.parentId ?? TOP) : defaultParentId,
  validFrom: channel?.validFrom ?? null,
  validTo: channel?.validTo ?? null,
  hospitalId: channel?.hospitalId ?? null,
  projectIds: channel?.projectIds ?? [],
  costs: channel?.costs ?? [],
  contactName: channel ? undefined : null,
  contactMobile: channel ? undefined : null,
  remark: channel?.remark ?? null,
});

/** @throws AppError 422 with `fieldErrors`, 409 when `base` is outdated, 403 when the channel was archived meanwhile */
export function saveChannel(values: ChannelValues, base: Channel | undefined): Promise<Channel> {
  const { parentId, type, hospitalId } = values;
  // The form rules ensure that all required fields are filled in.
  const input = {
    ...values,
    parentId: parentId === TOP ? null : parentId,
    // A hospital selected before the type changed is hidden and must not be sent.
    hospitalId: canHaveHospital(type ?? '') ? hospitalId : null,
    contactName: getEnteredValue(values.contactName),
    contactMobile: getEnteredValue(values.contactMobile),
  } as ChannelInput;
  return base ? updateChannel(base.id, input, base.version) : createChannel(input);
}
