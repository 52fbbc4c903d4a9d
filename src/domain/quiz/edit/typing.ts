/** A change of one text of the quiz, as each letter makes one: `field` says which, such as `q3.title`. */
export type Typing = { field: string; from: string; to: string };

/**
 * What somebody is at in one text. Of an insertion `start` and `end` enclose what was typed, in the text as it
 * is; of a deletion what was taken away, in the text `origin` as it was before.
 */
export type TypingRun = { field: string; kind: 'insert' | 'delete'; origin: string; start: number; end: number };

/** Where the two texts differ: from `at` on, so many units taken away and so many put in. */
function changeOf({ from, to }: Typing) {
  const most = Math.min(from.length, to.length);
  let at = 0;
  while (at < most && from[at] === to[at]) at += 1;
  let same = 0;
  while (same < most - at && from[from.length - 1 - same] === to[to.length - 1 - same]) same += 1;
  return { at, removed: from.length - same - at, inserted: to.length - same - at };
}

/** Chinese has no spaces: the words of its dictionary, as browsers know them, are as good for any other language. */
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

export function runOf(typing: Typing): TypingRun {
  const { at, removed, inserted } = changeOf(typing);
  const kind = inserted > 0 ? 'insert' : 'delete';
  return { field: typing.field, kind, origin: typing.from, start: at, end: at + (inserted || removed) };
}

/** The run with one more change, or null where a new one begins: at another place, or with the next word. */
export function continued(run: TypingRun, typing: Typing): TypingRun | null {
  if (run.field !== typing.field) return null;
  return run.kind === 'insert' ? moreTyped(run, typing) : moreDeleted(run, typing);
}

/** In what was just typed all goes on: a slip that is mended, and letters that an input method turns into characters. */
function moreTyped(run: TypingRun, typing: Typing): TypingRun | null {
  const { at, removed, inserted } = changeOf(typing);
  if (at < run.start || at + removed > run.end) return null;
  const isAppended = removed === 0 && at === run.end && at > run.start;
  for (let place = at; isAppended && place < at + inserted; place += 1) {
    if (startsWord(typing.to, place)) return null;
  }
  return { ...run, end: run.end - removed + inserted };
}

/** Backwards with Backspace or forwards with Delete. */
function moreDeleted(run: TypingRun, typing: Typing): TypingRun | null {
  const { at, removed, inserted } = changeOf(typing);
  if (inserted > 0) return null;
  if (at + removed === run.start) return endsWord(run.origin, run.start) ? null : { ...run, start: at };
  if (at !== run.start) return null;
  return startsWord(run.origin, run.end) ? null : { ...run, end: run.end + removed };
}
