import { channel as limit } from '../../contract/limits/channel';
import { fold } from '../fold';
import { firstRows } from '../import/first-rows';
import type { CellProblem, CommonProblem, FileLine } from '../import/row-reader';
import { cleanLine } from '../validation/text';
import { type KnownChannel, type ParentProblem, type ParentRef, placeInTree } from './parents';
import {
  type ChannelField,
  type ChannelRowProblem,
  type ChannelWords,
  codeIn,
  type ImportedChannel,
  readChannel,
} from './row';

/** The channels that are there. */
export type Channels = {
  all: readonly KnownChannel[];
  byCode: (code: string) => KnownChannel | undefined;
  /** By a folded name. */
  byName: (name: string) => KnownChannel | undefined;
};

type FileProblem = 'codeTaken' | 'codeRepeated' | 'nameTaken' | 'nameRepeated' | ParentProblem['problem'];

/** All of its own that can be wrong with a row. */
export type ChannelProblem = ChannelRowProblem | FileProblem | 'full';

/** What is wrong with a row: with the cell of a field, or with the whole of it. */
type RowError =
  | CellProblem<ChannelField, ChannelRowProblem | CommonProblem>
  | CellProblem<ChannelField, FileProblem>
  | { field: null; problem: 'full'; max: number };

/** What a row makes: a channel below another that is there, or below that of another row. */
export type ReadChannel = { channel: ImportedChannel; parent: Exclude<ParentRef, 'unknown'> };

type Lines = readonly FileLine<ChannelField>[];

/** Codes, names and parents of the rows, the first two as they are compared, and the first row that has each of these. */
function keysOf(lines: Lines) {
  const textsOf = (field: ChannelField) => lines.map(({ texts }) => cleanLine(texts[field] ?? '') || null);
  const codes = textsOf('code').map((text) => text && codeIn(text));
  const names = textsOf('name').map((text) => text && fold(text));
  return { codes, names, parents: textsOf('parent'), rowOfCode: firstRows(codes), rowOfName: firstRows(names) };
}
type Keys = ReturnType<typeof keysOf>;

/** Whether the code and the name of a row are another’s. */
function uniqueness({ codes, names, rowOfCode, rowOfName }: Keys, channels: Channels, lines: Lines, index: number) {
  const fields = [
    ['code', codes[index], channels.byCode, rowOfCode],
    ['name', names[index], channels.byName, rowOfName],
  ] as const;
  return fields.flatMap(([field, key, known, rows]): RowError[] => {
    if (!key) return [];
    if (known(key)) return [{ field, problem: `${field}Taken` }];
    const row = rows.get(key) ?? index;
    return row === index ? [] : [{ field, problem: `${field}Repeated`, line: lines[row]?.line }];
  });
}

/** What a code or name stands for: codes before names, what is there before what the file has. */
function refOf({ rowOfCode, rowOfName }: Keys, { byCode, byName }: Channels, text: string | null): ParentRef {
  if (text === null) return null;
  const found =
    byCode(codeIn(text)) ?? rowOfCode.get(codeIn(text)) ?? byName(fold(text)) ?? rowOfName.get(fold(text)) ?? 'unknown';
  if (found === 'unknown') return found;
  return typeof found === 'number' ? { row: found } : { channel: found };
}

/**
 * Reads the rows of a file as channels, against those that are there.
 *
 * @returns `rows`: for each what it makes, or all that is wrong with it; `order`: their indices, those above before those
 * below them
 */
export function readChannels(lines: Lines, channels: Channels, words: ChannelWords) {
  const keys = keysOf(lines);
  const read = lines.map(({ texts }) => readChannel(texts, words));
  const cellErrors = read.map((found, index): RowError[] => [
    ...uniqueness(keys, channels, lines, index),
    ...(Array.isArray(found) ? found : []),
  ]);
  const refs = keys.parents.map((text) => refOf(keys, channels, text));
  const isRefused = (row: number) => Boolean(lines[row]?.isRefused || cellErrors[row]?.length);
  const places = placeInTree(channels.all, refs, isRefused);

  const indices = [...lines.keys()];
  const order = indices.toSorted((a, b) => (places[a]?.level ?? 0) - (places[b]?.level ?? 0));
  const good = order.filter((index) => !isRefused(index) && !places[index]?.problem);
  // In the order of writing: whatever is left out has nothing below it that is not.
  const leftOut = new Set(good.slice(Math.max(0, limit.maxChannels - channels.all.length)));

  const rows = indices.map((index): ReadChannel | RowError[] => {
    const [channel, parent = null, problem = null] = [read[index], refs[index], places[index]?.problem];
    if (leftOut.has(index)) return [{ field: null, problem: 'full', max: limit.maxChannels }];
    const errors = [...(cellErrors[index] ?? [])];
    if (problem) {
      const line = problem.problem === 'parentRefused' ? { line: lines[problem.row]?.line } : {};
      errors.push({ field: 'parent', problem: problem.problem, ...line });
    }
    return errors.length > 0 || !channel || Array.isArray(channel) || parent === 'unknown'
      ? errors
      : { channel, parent };
  });
  return { rows, order };
}
