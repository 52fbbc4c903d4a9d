import type { Hospital } from '../../contract/hospital';
import { hospital as limit } from '../../contract/limits/hospital';
import type { HospitalImportField as Field } from '../../contract/limits/import';
import { hospitalImportRequired } from '../../contract/limits/import';
import { sort as sortLimit } from '../../contract/limits/sort';
import { dayNumber } from '../day';
import { latestJoinedAt } from '../hospital/joined';
import { isMobile, normaliseMobile } from '../validation/mobile';
import { isServicePhone, normaliseServicePhone } from '../validation/service-phone';
import { cleanLine, cleanText, lengthOf } from '../validation/text';
import type { FindRegion } from './region';

/** A hospital as a row of a file describes it; the rest of it is blank. */
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

export type RowProblem =
  | 'required'
  | 'tooShort'
  | 'tooLong'
  | 'tooMany'
  | 'notAnOption'
  | 'regionUnknown'
  | 'regionAmbiguous'
  | 'notANumber'
  | 'outOfRange'
  | 'coordinateMissing'
  | 'phone'
  | 'mobile'
  | 'date'
  | 'joinedInFuture';

/** What is wrong with the cell of a field. */
export type CellProblem = { field: Field; problem: RowProblem };

/** What the words in a file stand for. */
export type Vocabulary = {
  levelOf: (word: string) => Hospital['level'] | undefined;
  natureOf: (word: string) => Hospital['nature'] | undefined;
  kindOf: (word: string) => Hospital['kind'] | undefined;
  findRegion: FindRegion;
};

/** The text of each field that has a column, as it stands in the file. */
export type RowTexts = { [Name in Field]?: string };

const SEPARATOR = /[、,;|\n/]+/;
const DAY = /^(\d{4})\D(\d{1,2})\D(\d{1,2})\D?$/;

/** What is collected while a row is read. */
class Reader {
  readonly problems: CellProblem[] = [];

  constructor(readonly texts: RowTexts) {}

  line = (field: Field) => cleanLine(this.texts[field] ?? '') || null;
  /** The same with digits, letters and signs of one width. */
  plain = (field: Field) => this.line(field)?.normalize('NFKC') ?? null;

  refuse(field: Field, problem: RowProblem): null {
    this.problems.push({ field, problem });
    return null;
  }

  within(field: Field, text: string | null, max: number, min = 1) {
    if (text === null) return null;
    const length = lengthOf(text);
    if (length < min) return this.refuse(field, 'tooShort');
    return length > max ? this.refuse(field, 'tooLong') : text;
  }

  parsed<Value>(field: Field, parse: (text: string) => Value | undefined, problem: RowProblem) {
    const text = this.plain(field);
    if (text === null) return null;
    return parse(text) ?? this.refuse(field, problem);
  }

  number(field: Field, min: number, max: number, isWhole = false) {
    const text = this.plain(field);
    if (text === null) return null;
    if (!/^[+-]?\d+(\.\d+)?$/.test(text)) return this.refuse(field, 'notANumber');
    const value = Number(text);
    if (isWhole && !Number.isInteger(value)) return this.refuse(field, 'notANumber');
    return value < min || value > max ? this.refuse(field, 'outOfRange') : value;
  }
}

function toDay(text: string) {
  const [, year = '', month = '', date = ''] = DAY.exec(text) ?? [];
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return dayNumber(day) === undefined ? undefined : day;
}

function joinedAtOf(row: Reader, now: number) {
  const day = row.parsed('joinedAt', toDay, 'date');
  return day !== null && day > latestJoinedAt(now) ? row.refuse('joinedAt', 'joinedInFuture') : day;
}

function regionOf(row: Reader, findRegion: FindRegion) {
  const text = row.line('region');
  if (text === null) return null;
  const code = findRegion(text);
  if (code === 'ambiguous') return row.refuse('region', 'regionAmbiguous');
  return code ?? row.refuse('region', 'regionUnknown');
}

function departmentsOf(row: Reader): string[] {
  const names = cleanText(row.texts.departments ?? '')
    .normalize('NFKC')
    .split(SEPARATOR)
    .map(cleanLine);
  const unique = [...new Set(names.filter((name) => name !== ''))];
  if (unique.length > limit.maxDepartments) row.refuse('departments', 'tooMany');
  if (unique.some((name) => lengthOf(name) > limit.maxDepartmentLength)) row.refuse('departments', 'tooLong');
  return unique;
}

function coordinatesOf(row: Reader) {
  const latitude = row.number('latitude', -limit.latitude, limit.latitude);
  const longitude = row.number('longitude', -limit.longitude, limit.longitude);
  const [hasLatitude, hasLongitude] = [row.line('latitude') !== null, row.line('longitude') !== null];
  if (hasLatitude !== hasLongitude) row.refuse(hasLatitude ? 'longitude' : 'latitude', 'coordinateMissing');
  return { latitude, longitude };
}

/**
 * A row of a file as a hospital, or everything that is wrong with it, cell by cell. Text is taken as
 * text, whatever it begins with. Whether the name is taken is not for a row alone to say.
 *
 * @param now in milliseconds: when the row is read
 */
export function readHospital(texts: RowTexts, vocabulary: Vocabulary, now: number): ImportedHospital | CellProblem[] {
  const row = new Reader(texts);
  for (const field of hospitalImportRequired) if (row.line(field) === null) row.refuse(field, 'required');
  const phoneOf = (text: string) => (isServicePhone(text) ? normaliseServicePhone(text) : undefined);
  const mobileOf = (text: string) => (isMobile(text) ? normaliseMobile(text) : undefined);

  const name = row.within('name', row.line('name'), limit.maxNameLength, limit.minNameLength);
  const level = row.parsed('level', vocabulary.levelOf, 'notAnOption');
  const nature = row.parsed('nature', vocabulary.natureOf, 'notAnOption');
  const kind = row.parsed('kind', vocabulary.kindOf, 'notAnOption');
  const regionCode = regionOf(row, vocabulary.findRegion);
  const address = row.within('address', row.line('address'), limit.maxAddressLength);
  const rest = {
    shortName: row.within('shortName', row.line('shortName'), limit.maxShortNameLength),
    orgCode: row.within('orgCode', row.plain('orgCode'), limit.maxOrgCodeLength),
    departments: departmentsOf(row),
    ...coordinatesOf(row),
    phone: row.parsed('phone', phoneOf, 'phone'),
    contactName: row.within('contactName', row.line('contactName'), limit.maxContactNameLength),
    contactMobile: row.parsed('contactMobile', mobileOf, 'mobile'),
    openHours: row.within('openHours', row.line('openHours'), limit.maxOpenHoursLength),
    intro: row.within('intro', cleanText(texts.intro ?? '') || null, limit.maxIntroLength),
    joinedAt: joinedAtOf(row, now),
    // Left out, it comes after all others.
    sort: row.number('sort', sortLimit.min, sortLimit.max, true) ?? undefined,
  };
  if (row.problems.length > 0 || !name || !level || !nature || !kind || !regionCode || !address) return row.problems;
  return { name, level, nature, kind, regionCode, address, ...rest };
}
