import type { Hospital } from '../../contract/hospital';
import { hospital as limit } from '../../contract/limits/hospital';
import { type ImportFieldOf, importRequired } from '../../contract/limits/import';
import { sort as sortLimit } from '../../contract/limits/sort';
import { getLatestJoinedAt } from '../hospital/joined';
import { type CellProblem, type CommonProblem, RowReader, type RowTexts } from '../import/row-reader';
import { isServicePhone, normalizeServicePhone } from '../validation/service-phone';
import { countCharacters } from '../validation/text';
import type { FindRegion } from './region';

export type HospitalField = ImportFieldOf<'hospital'>;

/** A hospital as a row describes it; the other fields are blank. */
export type ImportedHospital = Pick<
  Hospital,
  | 'name'
  | 'shortName'
  | 'orgCode'
  | 'level'
  | 'nature'
  | 'kind'
  | 'departments'
  | 'regionCode'
  | 'address'
  | 'latitude'
  | 'longitude'
  | 'phone'
  | 'contactName'
  | 'openHours'
  | 'intro'
  | 'joinedAt'
> & { sort?: number; contactMobile: string | null };

/** Problems of a single row that are specific to hospitals. */
export type HospitalRowProblem = 'regionUnknown' | 'regionAmbiguous' | 'coordinateMissing' | 'phone' | 'joinedInFuture';

/** Lookups that resolve words in a file. */
export type HospitalLookups = {
  findLevel: (word: string) => Hospital['level'] | undefined;
  findNature: (word: string) => Hospital['nature'] | undefined;
  findKind: (word: string) => Hospital['kind'] | undefined;
  findRegion: FindRegion;
};

type Reader = RowReader<HospitalField, HospitalRowProblem>;

function readJoinedAt(row: Reader, now: number) {
  const day = row.day('joinedAt');
  return day !== null && day > getLatestJoinedAt(now) ? row.refuse('joinedAt', 'joinedInFuture') : day;
}

function readRegion(row: Reader, findRegion: FindRegion) {
  const text = row.line('region');
  if (text === null) return null;
  const code = findRegion(text);
  if (code === 'ambiguous') return row.refuse('region', 'regionAmbiguous');
  return code ?? row.refuse('region', 'regionUnknown');
}

function readDepartments(row: Reader): string[] {
  const departments = row.words('departments');
  const { maxDepartments, maxDepartmentLength } = limit;
  if (departments.length > maxDepartments) row.refuse('departments', 'tooMany', { max: maxDepartments });
  if (departments.some((name) => countCharacters(name) > maxDepartmentLength)) {
    row.refuse('departments', 'tooLong', { max: maxDepartmentLength });
  }
  return departments;
}

function readCoordinates(row: Reader) {
  const latitude = row.number('latitude', -limit.latitude, limit.latitude);
  const longitude = row.number('longitude', -limit.longitude, limit.longitude);
  const [hasLatitude, hasLongitude] = [row.line('latitude') !== null, row.line('longitude') !== null];
  if (hasLatitude !== hasLongitude) row.refuse(hasLatitude ? 'longitude' : 'latitude', 'coordinateMissing');
  return { latitude, longitude };
}

const toPhone = (text: string) => (isServicePhone(text) ? normalizeServicePhone(text) : undefined);

/**
 * Reads a row as a hospital, or returns all errors of its cells. Whether the name is taken is checked elsewhere,
 * because it takes more than this row.
 *
 * @param now time of the import in milliseconds
 */
export function readHospital(
  texts: RowTexts<HospitalField>,
  vocabulary: HospitalLookups,
  now: number,
): ImportedHospital | CellProblem<HospitalField, HospitalRowProblem | CommonProblem>[] {
  const row: Reader = new RowReader(texts);
  row.require(importRequired.hospital);

  const name = row.text('name', limit.maxNameLength, limit.minNameLength);
  const level = row.parsed('level', vocabulary.findLevel, 'notAnOption');
  const nature = row.parsed('nature', vocabulary.findNature, 'notAnOption');
  const kind = row.parsed('kind', vocabulary.findKind, 'notAnOption');
  const regionCode = readRegion(row, vocabulary.findRegion);
  const address = row.text('address', limit.maxAddressLength);
  const rest = {
    shortName: row.text('shortName', limit.maxShortNameLength),
    orgCode: row.plainText('orgCode', limit.maxOrgCodeLength),
    departments: readDepartments(row),
    ...readCoordinates(row),
    phone: row.parsed('phone', toPhone, 'phone'),
    contactName: row.text('contactName', limit.maxContactNameLength),
    contactMobile: row.mobile('contactMobile'),
    openHours: row.text('openHours', limit.maxOpenHoursLength),
    intro: row.longText('intro', limit.maxIntroLength),
    joinedAt: readJoinedAt(row, now),
    // Without a sort number it comes last.
    sort: row.number('sort', sortLimit.min, sortLimit.max, true) ?? undefined,
  };
  if (row.problems.length > 0 || !name || !level || !nature || !kind || !regionCode || !address) return row.problems;
  return { name, level, nature, kind, regionCode, address, ...rest };
}
