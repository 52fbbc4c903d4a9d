import { diffSequences, type Kind } from './sequence';

export type TextPiece = { kind: Kind; text: string };

/** Each with the line end after it. */
const linesOf = (text: string) => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
/** Words of scripts that have them, with the decimals of a number; single characters of Chinese and of all else. */
const wordsOf = (text: string) => text.match(/(?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}])+(?:\.\d+)*|./gsu) ?? [];

/** Two paragraphs that share less of the shorter one are two, and not one with every other word replaced. */
const LEAST_KEPT = 0.5;

const pieces = (before: readonly string[], after: readonly string[]): TextPiece[] =>
  diffSequences(before, after).map(({ kind, items }) => ({ kind, text: items.join('') }));

/** What was replaced, by words where enough of them stayed. */
function byWords(removed: string, added: string): TextPiece[] {
  const found = pieces(wordsOf(removed), wordsOf(added));
  const kept = found.reduce((sum, { kind, text }) => sum + (kind === 'kept' ? text.trim().length : 0), 0);
  const isOneText = kept >= LEAST_KEPT * Math.min(removed.trim().length, added.trim().length);
  return isOneText
    ? found
    : [
        { kind: 'removed', text: removed },
        { kind: 'added', text: added },
      ];
}

/**
 * The differences between two texts, by lines, and by words within lines that were changed. What was kept and added
 * joined is the new text; kept and removed, the old one.
 */
export function diffText(before: string, after: string): TextPiece[] {
  const lines = pieces(linesOf(before), linesOf(after));
  const refined = lines.flatMap((piece, index) => {
    const next = lines[index + 1];
    if (piece.kind === 'removed' && next?.kind === 'added') return byWords(piece.text, next.text);
    return piece.kind === 'added' && lines[index - 1]?.kind === 'removed' ? [] : [piece];
  });
  return joined(refined);
}

/** With pieces of one kind that follow one another as one. */
function joined(all: readonly TextPiece[]): TextPiece[] {
  const result: TextPiece[] = [];
  for (const piece of all) {
    const last = result.at(-1);
    if (last?.kind === piece.kind) last.text += piece.text;
    else result.push({ ...piece });
  }
  return result;
}
