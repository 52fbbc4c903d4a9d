import type { z } from 'zod';
import type { HospitalInput } from '../../src/contract/hospital';
import { getLatestJoinedAt } from '../../src/domain/hospital/joined';
import { foldHospitalName } from '../../src/domain/hospital/name';
import { getNextSort } from '../../src/domain/next-place';
import { isMobile, normalizeMobile } from '../../src/domain/validation/mobile';
import { isServicePhone, normalizeServicePhone } from '../../src/domain/validation/service-phone';
import { Fault } from '../fault';
import { formatDistrict } from '../fixtures/districts';
import { type Message, messages } from '../messages';
import { state } from '../state';
import type { HospitalRow } from './fixtures';
import { hospitalMessages } from './messages';

type Input = z.output<typeof HospitalInput>;

// Rows are replaced instead of modified, so cached names stay valid.
const foldedNames = new WeakMap<HospitalRow, string>();

function getFoldedName(row: HospitalRow) {
  const known = foldedNames.get(row);
  if (known !== undefined) return known;
  const name = foldHospitalName(row.name);
  foldedNames.set(row, name);
  return name;
}

/** Whether another hospital has this name. */
export function isNameTaken(name: string, ownId?: string) {
  const sought = foldHospitalName(name);
  return state().world.hospitals.some((row) => row.id !== ownId && getFoldedName(row) === sought);
}

/** @throws Fault 422 when another hospital has the name */
export function checkName(name: string, ownId?: string) {
  if (isNameTaken(name, ownId)) {
    throw new Fault(hospitalMessages.hospitalNameTaken, { fields: { name: hospitalMessages.hospitalNameTaken } });
  }
}

/** @throws Fault 422 with the errors by field */
export function toHospitalFields({ contactMobile, ...input }: Input, row?: HospitalRow) {
  const ownId = row?.id;
  const regionText = formatDistrict(input.regionCode);
  const fields: Record<string, Message> = {
    ...(isNameTaken(input.name, ownId) && { name: hospitalMessages.hospitalNameTaken }),
    ...(regionText === undefined && { regionCode: messages.regionUnknown }),
    ...(input.joinedAt !== null &&
      input.joinedAt > getLatestJoinedAt(Date.now()) && { joinedAt: hospitalMessages.joinedInFuture }),
    ...(input.phone !== null && !isServicePhone(input.phone) && { phone: messages.phoneInvalid }),
    ...(contactMobile && !isMobile(contactMobile) && { contactMobile: messages.mobileInvalid }),
  };
  if (regionText === undefined || Object.keys(fields).length > 0) throw new Fault(messages.invalid, { fields });
  return {
    ...input,
    sort: input.sort ?? row?.sort ?? getNextSort(state().world.hospitals.map(({ sort }) => sort)),
    regionText,
    departments: [...new Set(input.departments)],
    phone: input.phone && normalizeServicePhone(input.phone),
    // Keeps the value if it is omitted: the caller has only seen a masked one.
    ...(contactMobile !== undefined && { contactMobile: contactMobile && normalizeMobile(contactMobile) }),
  };
}
