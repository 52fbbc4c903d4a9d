import { getEnteredValue } from '@/components/inputs/MaskedField';
import type { Hospital, HospitalInput } from '@/contract/hospital';
import { cleanLine } from '@/domain/validation/text';
import { createHospital, updateHospital } from '@/services/hospital';

type RequiredField = 'level' | 'nature' | 'kind' | 'name' | 'regionCode' | 'address' | 'sort';

/** Form values; required ones are null or undefined until they are filled in. */
export type HospitalValues = Omit<HospitalInput, RequiredField> & {
  [Name in RequiredField]: HospitalInput[Name] | null | undefined;
};

// `contactMobile` is undefined until it is edited, because the console has only the masked number.
export const toValues = (hospital?: Hospital): HospitalValues => ({
  name: hospital?.name ?? null,
  level: hospital?.level,
  nature: hospital?.nature,
  kind: hospital?.kind,
  regionCode: hospital?.regionCode ?? null,
  address: hospital?.address ?? null,
  shortName: hospital?.shortName ?? null,
  orgCode: hospital?.orgCode ?? null,
  departments: hospital?.departments ?? [],
  latitude: hospital?.latitude ?? null,
  longitude: hospital?.longitude ?? null,
  phone: hospital?.phone ?? null,
  contactName: hospital?.contactName ?? null,
  contactMobile: undefined,
  logoUrl: hospital?.logoUrl ?? null,
  photos: hospital?.photos ?? [],
  intro: hospital?.intro ?? null,
  openHours: hospital?.openHours ?? null,
  joinedAt: hospital?.joinedAt ?? null,
  sort: hospital?.sort ?? null,
});

/** Departments as the server stores them: without duplicates, blanks and invisible characters. */
export const tidyDepartments = (departments: readonly string[]) => [
  ...new Set(departments.map(cleanLine).filter((department) => department !== '')),
];

/** @throws AppError 422 with `fieldErrors`, 409 when `base` is no longer the newest */
export function saveHospital(values: HospitalValues, base: Hospital | undefined): Promise<Hospital> {
  // The rules of the form guarantee the required values.
  const departments = tidyDepartments(values.departments);
  const contactMobile = getEnteredValue(values.contactMobile);
  const input = { ...values, contactMobile, departments, sort: values.sort ?? undefined } as HospitalInput;
  return base ? updateHospital(base.id, input, base.version) : createHospital(input);
}
