import { channel as limit } from '../../contract/limits/channel';
import { fold } from '../fold';
import { findFirstRows } from '../import/first-rows';
import type { CellProblem, CommonProblem, FileLine } from '../import/row-reader';
import { cleanLine } from '../validation/text';
import { type KnownChannel, type ParentProblem, type ParentRef, placeInTree } from './parents';
import {
  type ChannelField,
  type ChannelLookups,
  type ChannelRowProblem,
  type ImportedChannel,
  normalizeCode,
  readChannel,
} from './row';

/** Existing channels. */
export type Channels = {
  all: readonly KnownChannel[];
  byCode: (code: string) => KnownChannel | undefined;
  /** Looks up by folded name (`fold`). */
  byName: (name: string) => KnownChannel | undefined;
};

type FileProblem = 'codeTaken' | 'codeRepeated' | 'nameTaken' | 'nameRepeated' | ParentProblem['problem'];

/** Problems of a row that are specific to channels. */
export type ChannelProblem = ChannelRowProblem | FileProblem | 'full';

/** A problem of a row: of the cell of one field, or of the whole row. */
type RowError =
  | CellProblem<ChannelField, ChannelRowProblem | CommonProblem>
  | CellProblem<ChannelField, FileProblem>
  | { field: null; problem: 'full'; max: number };

/** A channel read from a row, with its parent: an existing channel or another row. */
export type ReadChannel = { channel: ImportedChannel; parent: Exclude<ParentRef, 'unknown'> };

type Lines = readonly FileLine<ChannelField>[];

/**
 * Codes, names and parents of all rows (codes and names normalized for comparison), and the first row of each code and
 * name.
 */
function collectKeys(lines: Lines) {
  const textsOf = (field: ChannelField) => lines.map(({ texts }) => cleanLine(texts[field] ?? '') || null);
  const codes = textsOf('code').map((text) => text && normalizeCode(text));
  const names = textsOf('name').map((text) => text && fold(text));
  return { codes, names, parents: textsOf('parent'), rowOfCode: findFirstRows(codes), rowOfName: findFirstRows(names) };
}
type Keys = ReturnType<typeof collectKeys>;

/** Problems of a row's code and name that an existing channel or an earlier row already uses. */
function findClashes({ codes, names, rowOfCode, rowOfName }: Keys, channels: Channels, lines: Lines, index: number) {
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

/** Resolves a code or name to a parent: codes before names, existing channels before rows of the file. */
function resolveParent({ rowOfCode, rowOfName }: Keys, { byCode, byName }: Channels, text: string | null): ParentRef {
  if (text === null) return null;
  const found =
    byCode(normalizeCode(text)) ??
    rowOfCode.get(normalizeCode(text)) ??
    byName(fold(text)) ??
    rowOfName.get(fold(text)) ??
    'unknown';
  if (found === 'unknown') return found;
  return typeof found === 'number' ? { row: found } : { channel: found };
}

/**
 * Reads the rows of a file as channels and checks them against the existing channels.
 *
 * @returns `rows`: for each row its channel or all its errors; `order`: row indexes with parents before their children
 */
export function readChannels(lines: Lines, channels: Channels, words: ChannelLookups) {
  const keys = collectKeys(lines);
  const read = lines.map(({ texts }) => readChannel(texts, words));
  const cellErrors = read.map((found, index): RowError[] => [
    ...findClashes(keys, channels, lines, index),
    ...(Array.isArray(found) ? found : []),
  ]);
  const refs = keys.parents.map((text) => resolveParent(keys, channels, text));
  const isRefused = (row: number) => Boolean(lines[row]?.isRefused || cellErrors[row]?.length);
  const places = placeInTree(channels.all, refs, isRefused);

  const indices = [...lines.keys()];
  const order = indices.toSorted((a, b) => (places[a]?.level ?? 0) - (places[b]?.level ?? 0));
  const good = order.filter((index) => !isRefused(index) && !places[index]?.problem);
  // Rows are cut off from the end of the write order, so everything below a row that is left out is left out too.
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
