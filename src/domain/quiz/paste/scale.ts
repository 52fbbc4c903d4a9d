import { countCharacters } from '../../validation/text';
import { toHalfWidth } from './markers';
import { stepLine, stepMark } from './vocabulary';

/** The steps of a rating, with labels of its ends or steps. */
export type Scale = { min: number; max: number; labels: { value: number; label: string }[] };

/** Longer lines are sentences. */
const LINE_MAX = 200;
const BOXES = /[□☐☑☒○◯◻▢⬜●■|★☆]|\[[ x]?\]|\( ?\)/gi;

const unwrap = (text: string) => text.replace(/^\(\s*(.*?)\s*\)$/, '$1').trim();

/** Parses steps on one line, with or without end labels: `Never ○1 ○2 ○3 ○4 ○5 Always`; null for any other line. */
export function readSteps(line: string): Scale | null {
  if (line.length > LINE_MAX) return null;
  const words = toHalfWidth(line).replace(BOXES, ' ').split(/\s+/).filter(Boolean);
  const values = words.map((word) => (stepMark.test(word) ? Number.parseInt(word, 10) : null));
  const first = values.findIndex((value) => value !== null);
  const last = values.findLastIndex((value) => value !== null);
  const steps = values.slice(first, last + 1);
  const min = steps[0] ?? 0;
  if (first < 0 || steps.length < 3 || !steps.every((value, at) => value === min + at)) return null;
  const max = min + steps.length - 1;
  const ends = [
    { value: min, label: unwrap(words.slice(0, first).join(' ')) },
    { value: max, label: unwrap(words.slice(last + 1).join(' ')) },
  ];
  return { min, max, labels: ends.filter(({ label }) => label !== '') };
}

/**
 * Parses steps on separate lines: `0 No pain`, `10 = Worst pain`; null unless every line is a step, in ascending order.
 */
export function readStepLines(lines: readonly string[]): Scale | null {
  const labels = lines.map((line) => {
    const found = line.length > LINE_MAX ? null : stepLine.exec(toHalfWidth(line).trim());
    return found && { value: Number(found[1]), label: found[2] as string };
  });
  const read = labels.filter((one) => one !== null);
  const values = read.map(({ value }) => value);
  const [min, max] = [values[0], values.at(-1)];
  const isRising = values.slice(1).every((value, at) => value > Number(values[at]));
  if (min === undefined || max === undefined || read.length < Math.max(2, lines.length) || !isRising) return null;
  return { min, max, labels: read };
}

export const formatLabels = ({ labels }: Scale) => labels.map(({ value, label }) => `${value} = ${label}`).join('\n');

/** Longer lines are sentences rather than unlettered options. */
const OPTION_MAX = 20;

/** Whether unlettered lines below a question without a marked type are its options. */
export const areOptions = (lines: readonly string[]) =>
  lines.length > 1 && lines.every((line) => countCharacters(line) <= OPTION_MAX && !/[。！？；：.!?;:]$/.test(line));
