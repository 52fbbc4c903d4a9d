import type { ChannelInput } from '../../contract/channel';
import { channel as limit } from '../../contract/limits/channel';
import { type ImportFieldOf, importRequired } from '../../contract/limits/import';
import { type CellProblem, type CommonProblem, RowReader, type RowTexts } from '../import/row-reader';

export type ChannelField = ImportFieldOf<'channel'>;

/** A channel as a row of a file describes it, but for the one that it lies below; costs are not imported. */
export type ImportedChannel = Omit<ChannelInput, 'parentId' | 'costs' | 'contactName' | 'contactMobile'> & {
  contactName: string | null;
  contactMobile: string | null;
};

type Type = ChannelInput['type'];

/** What can be wrong with a row by itself, besides what can be wrong with any. */
export type ChannelRowProblem =
  | 'codeWrong'
  | 'hospitalUnknown'
  | 'hospitalUnfit'
  | 'projectUnknown'
  | 'projectAmbiguous'
  | 'validBackwards';

/** What the words in a row stand for. */
export type ChannelWords = {
  typeOf: (word: string) => Type | undefined;
  /** The id of a hospital by its name. */
  hospitalOf: (name: string) => string | undefined;
  /** The id of a project by its number or name; `ambiguous` for a name that several have. */
  projectOf: (word: string) => string | 'ambiguous' | undefined;
};

type Reader = RowReader<ChannelField, ChannelRowProblem>;

/** A code in any case: only small letters are codes. */
export const codeIn = (text: string) => text.normalize('NFKC').toLowerCase();

const toCode = (text: string) => (limit.code.test(codeIn(text)) ? codeIn(text) : undefined);

const withHospital: readonly Type[] = ['hospital', 'doctor'];

function hospitalOf(row: Reader, type: Type | null, { hospitalOf: find }: ChannelWords) {
  const name = row.line('hospital');
  if (name === null) return null;
  if (type !== null && !withHospital.includes(type)) return row.refuse('hospital', 'hospitalUnfit');
  return find(name) ?? row.refuse('hospital', 'hospitalUnknown');
}

function projectsOf(row: Reader, { projectOf }: ChannelWords): string[] {
  const whole = row.line('projects');
  // A name may hold what parts several of them elsewhere.
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

function validityOf(row: Reader) {
  const [validFrom, validTo] = [row.day('validFrom'), row.day('validTo')];
  if (validFrom !== null && validTo !== null && validTo < validFrom) row.refuse('validTo', 'validBackwards');
  return { validFrom, validTo };
}

/**
 * A row of a file as a channel, or everything that is wrong with its cells. What it lies below, and whether its code and
 * name are taken, is for all rows together to say.
 */
export function readChannel(
  texts: RowTexts<ChannelField>,
  words: ChannelWords,
): ImportedChannel | CellProblem<ChannelField, ChannelRowProblem | CommonProblem>[] {
  const row: Reader = new RowReader(texts);
  row.require(importRequired.channel);

  const code = row.parsed('code', toCode, 'codeWrong');
  const name = row.text('name', limit.maxNameLength, limit.minNameLength);
  const type = row.parsed('type', words.typeOf, 'notAnOption');
  const rest = {
    ownerName: row.text('ownerName', limit.maxOwnerNameLength),
    contactName: row.text('contactName', limit.maxContactNameLength),
    contactMobile: row.mobile('contactMobile'),
    hospitalId: hospitalOf(row, type, words),
    projectIds: projectsOf(row, words),
    ...validityOf(row),
    remark: row.longText('remark', limit.maxRemarkLength),
  };
  if (row.problems.length > 0 || !code || !name || !type) return row.problems;
  return { code, name, type, ...rest };
}
