/** One change of a text in the quiz, such as one letter; `field` identifies the text, e.g. `q3.title`. */
export type Typing = { field: string; from: string; to: string };

/**
 * A run of typing in one text. For an insertion, `start` and `end` enclose the inserted part of the current text; for a
 * deletion, the removed part of the original text `origin`.
 */
export type TypingRun = { field: string; kind: 'insert' | 'delete'; origin: string; start: number; end: number };

/** Difference of the two texts: the index, and the numbers of code units removed and inserted there. */
function getTextChange({ from, to }: Typing) {
  const most = Math.min(from.length, to.length);
  let at = 0;
  while (at < most && from[at] === to[at]) at += 1;
  let same = 0;
  while (same < most - at && from[from.length - 1 - same] === to[to.length - 1 - same]) same += 1;
  return { at, removed: from.length - same - at, inserted: to.length - same - at };
}

/**
 * Chinese has no spaces between words; the browser's Chinese dictionary segmentation also works for other languages.
 */
let segmenter: Intl.Segmenter | undefined;
function segmentsOf(text: string) {
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  return segmenter.segment(text);
}

const startsWord = (text: string, at: number) => {
  const segment = segmentsOf(text).containing(at);
  return segment?.index === at && segment.isWordLike === true;
};

const endsWord = (text: string, at: number) => {
  const segment = segmentsOf(text).containing(at - 1);
  return segment !== undefined && segment.index + segment.segment.length === at && segment.isWordLike === true;
};

export function startTypingRun(typing: Typing): TypingRun {
  const { at, removed, inserted } = getTextChange(typing);
  const kind = inserted > 0 ? 'insert' : 'delete';
  return { field: typing.field, kind, origin: typing.from, start: at, end: at + (inserted || removed) };
}

/** Extends the run by a change; null when a new run starts, at another place or with the next word. */
export function continueTypingRun(run: TypingRun, typing: Typing): TypingRun | null {
  if (run.field !== typing.field) return null;
  return run.kind === 'insert' ? extendInsertion(run, typing) : extendDeletion(run, typing);
}

/**
 * A change inside the typed part continues the run: corrections, and letters that an input method turns into
 * characters.
 */
function extendInsertion(run: TypingRun, typing: Typing): TypingRun | null {
  const { at, removed, inserted } = getTextChange(typing);
  if (at < run.start || at + removed > run.end) return null;
  const isAppended = removed === 0 && at === run.end && at > run.start;
  for (let place = at; isAppended && place < at + inserted; place += 1) {
    if (startsWord(typing.to, place)) return null;
  }
  return { ...run, end: run.end - removed + inserted };
}

/** Handles deletion backwards (Backspace) and forwards (Delete). */
function extendDeletion(run: TypingRun, typing: Typing): TypingRun | null {
  const { at, removed, inserted } = getTextChange(typing);
  if (inserted > 0) return null;
  if (at + removed === run.start) return endsWord(run.origin, run.start) ? null : { ...run, start: at };
  if (at !== run.start) return null;
  return startsWord(run.origin, run.end) ? null : { ...run, end: run.end + removed };
}
