import { memberDetail as limit } from '../../src/contract/limits/member-detail';
import type { MemberInput } from '../../src/contract/member-detail';
import { readIdCard } from '../../src/domain/validation/id-card';
import { isMobile, normalizeMobile } from '../../src/domain/validation/mobile';
import { isPersonName } from '../../src/domain/validation/person-name';
import { cleanName } from '../../src/domain/validation/text';
import { getRegionPath, loadRegions } from '../../src/utils/regions';
import { businessDay } from '../clock';
import { Fault } from '../fault';
import { type Message, messages } from '../messages';
import { state } from '../state';
import type { Target } from '../store/row';
import { type By, performAction } from './actions';
import type { MemberRow } from './fixtures';
import { memberMessages } from './messages';

/**
 * Saves the edit form of a member (docs/domain.md 6.1).
 * @throws Fault 422 with the errors by field
 */
export async function edit(target: Target, input: MemberInput, by: By): Promise<MemberRow> {
  const { realName: enteredName, mobile: enteredMobile, ...rest } = input;
  const { birthDate, regionCode, tags } = rest;
  const realName = enteredName && cleanName(enteredName);
  const mobile = enteredMobile && normalizeMobile(enteredMobile);
  const regionText = regionCode && (await getRegionText(regionCode));
  return performAction(target, { action: 'update', ...by }, (member) => {
    const errors: Record<string, Message | undefined> = {
      realName: realName && !isPersonName(realName) ? memberMessages.nameInvalid : undefined,
      mobile: mobile ? checkMobile(mobile, member) : undefined,
      birthDate: checkBirthDate(birthDate, member),
      regionCode: regionText === '' ? messages.regionUnknown : undefined,
    };
    const fields = Object.fromEntries(Object.entries(errors).flatMap(([name, id]) => (id ? [[name, id]] : [])));
    if (Object.keys(fields).length > 0) throw new Fault(messages.invalid, { fields });
    return {
      ...rest,
      regionText,
      tags: [...new Set(tags)],
      ...(realName !== undefined && { realName }),
      ...(mobile !== undefined && { mobile }),
    };
  });
}

function checkMobile(mobile: string, { id }: MemberRow) {
  if (!isMobile(mobile)) return messages.mobileInvalid;
  const isTaken = state().world.members.some((other) => other.id !== id && other.mobile === mobile);
  return isTaken ? memberMessages.mobileTaken : undefined;
}

function checkBirthDate(birthDate: string | null, { idType, idNo }: MemberRow) {
  const today = businessDay(state().world.now);
  if (birthDate !== null && (birthDate < limit.minBirthDate || birthDate > today))
    return memberMessages.birthDateOutOfRange;
  const card = idType === 'idCard' && idNo !== null ? readIdCard(idNo, today) : undefined;
  return card && card.birthDate !== birthDate ? memberMessages.birthDateNotOfIdCard : undefined;
}

/** Display text such as `广东省 深圳市 南山区`; '' for an unknown code. Repeated names of municipalities are merged. */
async function getRegionText(code: string) {
  const labels = getRegionPath(await loadRegions(), code).map(({ label }) => label);
  return [...new Set(labels)].join(' ');
}
