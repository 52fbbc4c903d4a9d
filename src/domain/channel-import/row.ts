import type { ChannelInput } from '../../contract/channel-list';
import { channel as limit } from '../../contract/limits/channel';
import { type ImportFieldOf, importRequired } from '../../contract/limits/import';
import { type CellProblem, type CommonProblem, RowReader, type RowTexts } from '../import/row-reader';

export type ChannelField = ImportFieldOf<'channel'>;

/** A channel as a row describes it, without its parent; costs are not imported. */
export type ImportedChannel = Omit<ChannelInput, 'parentId' | 'costs' | 'contactName' | 'contactMobile'> & {
  contactName: string | null;
  contactMobile: string | null;
};

type Type = ChannelInput['type'];

/** Problems of a single row that are specific to channels. */
export type ChannelRowProblem =
  | 'codeWrong'
  | 'hospitalUnknown'
  | 'hospitalUnfit'
  | 'projectUnknown'
  | 'projectAmbiguous'
  | 'validBackwards';

/** Lookups that resolve words in a row. */
export type ChannelLookups = {
  findType: (word: string) => Type | undefined;
  /** Id of a hospital by its name. */
  findHospital: (name: string) => string | undefined;
  /** Id of a project by its number or name; `ambiguous` when several projects have the name. */
  findProject: (word: string) => string | 'ambiguous' | undefined;
};

type Reader = RowReader<ChannelField, ChannelRowProblem>;

/** Normalizes a code: full width to half width, lower case. Codes have only small letters. */
export const normalizeCode = (text: string) => text.normalize('NFKC').toLowerCase();

const toCode = (text: string) => (limit.code.test(normalizeCode(text)) ? normalizeCode(text) : undefined);

const withHospital: readonly Type[] = ['hospital', 'doctor'];

function readHospitalId(row: Reader, type: Type | null, { findHospital: find }: ChannelLookups) {
  const name = row.line('hospital');
  if (name === null) return null;
  if (type !== null && !withHospital.includes(type)) return row.refuse('hospital', 'hospitalUnfit');
  return find(name) ?? row.refuse('hospital', 'hospitalUnknown');
}

function readProjectIds(row: Reader, { findProject: projectOf }: ChannelLookups): string[] {
  const whole = row.line('projects');
  // A project name may contain a character that separates several names, so the whole text is tried first.
  const words = whole !== null && projectOf(whole) !== undefined ? [whole] : row.words('projects');
  const found = words.map((word) => ({ word, id: projectOf(word) }));
  const wrong = found.find(({ id }) => id === undefined || id === 'ambiguous');
  if (wrong) {
    row.refuse('projects', wrong.id === undefined ? 'projectUnknown' : 'projectAmbiguous', { word: wrong.word });
  }
  const ids = [...new Set(found.flatMap(({ id }) => id ?? []))];
  if (ids.length > limit.maxProjects) row.refuse('projects', 'tooMany', { max: limit.maxProjects });
  return ids;
}

function readValidity(row: Reader) {
  const [validFrom, validTo] = [row.day('validFrom'), row.day('validTo')];
  if (validFrom !== null && validTo !== null && validTo < validFrom) row.refuse('validTo', 'validBackwards');
  return { validFrom, validTo };
}

/**
 * Reads a row as a channel, or returns all errors of its cells. Its parent, and whether its code and name are taken,
 * are checked for all rows together in `readChannels`.
 */
export function readChannel(
  texts: RowTexts<ChannelField>,
  words: ChannelLookups,
): ImportedChannel | CellProblem<ChannelField, ChannelRowProblem | CommonProblem>[] {
  const row: Reader = new RowReader(texts);
  row.require(importRequired.channel);

  const code = row.parsed('code', toCode, 'codeWrong');
  const name = row.text('name', limit.maxNameLength, limit.minNameLength);
  const type = row.parsed('type', words.findType, 'notAnOption');
  const rest = {
    ownerName: row.text('ownerName', limit.maxOwnerNameLength),
    contactName: row.text('contactName', limit.maxContactNameLength),
    contactMobile: row.mobile('contactMobile'),
    hospitalId: readHospitalId(row, type, words),
    projectIds: readProjectIds(row, words),
    ...readValidity(row),
    remark: row.longText('remark', limit.maxRemarkLength),
  };
  if (row.problems.length > 0 || !code || !name || !type) return row.problems;
  return { code, name, type, ...rest };
}
