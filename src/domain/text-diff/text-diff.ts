import { diffSequences, type Kind } from './sequence';

export type TextPiece = { kind: Kind; text: string };

/** Lines with their line ends. */
const linesOf = (text: string) => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
/**
 * Words of scripts that separate them, including decimal numbers; single characters for Chinese and everything else.
 */
const wordsOf = (text: string) => text.match(/(?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}])+(?:\.\d+)*|./gsu) ?? [];

/** Two paragraphs that share less of the shorter one are shown as removed and added, not word by word. */
const LEAST_KEPT = 0.5;

const pieces = (before: readonly string[], after: readonly string[]): TextPiece[] =>
  diffSequences(before, after).map(({ kind, items }) => ({ kind, text: items.join('') }));

/** Diff of a replaced part, by words if enough of them were kept. */
function diffWords(removed: string, added: string): TextPiece[] {
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
 * Diff of two texts by lines, and by words within changed lines. Kept and added pieces joined give the new text, kept
 * and removed ones the old text.
 */
export function diffText(before: string, after: string): TextPiece[] {
  const lines = pieces(linesOf(before), linesOf(after));
  const refined = lines.flatMap((piece, index) => {
    const next = lines[index + 1];
    if (piece.kind === 'removed' && next?.kind === 'added') return diffWords(piece.text, next.text);
    return piece.kind === 'added' && lines[index - 1]?.kind === 'removed' ? [] : [piece];
  });
  return mergePieces(refined);
}

/** Merges adjacent pieces of the same kind. */
function mergePieces(all: readonly TextPiece[]): TextPiece[] {
  const result: TextPiece[] = [];
  for (const piece of all) {
    const last = result.at(-1);
    if (last?.kind === piece.kind) last.text += piece.text;
    else result.push({ ...piece });
  }
  return result;
}
