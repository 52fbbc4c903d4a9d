type Match = (text: string, typed: string) => unknown;

let match: Match | undefined;
let isLoading = false;

/** Loads the pronunciations of Chinese characters, about 15 KB, so that `hasPinyin` finds something. */
export async function loadPinyin() {
  if (isLoading) return;
  isLoading = true;
  try {
    const { default: pinyin } = await import('pinyin-match');
    match = pinyin.match;
  } catch {
    // Offline, for example: the search goes on without pinyin and tries again at the next letter.
    isLoading = false;
  }
}

/**
 * Whether a text contains characters with this pinyin, in full or by initials: `suifang`, `sf` and `suif` find 随访. The
 * first letter loads the pronunciations.
 *
 * @param typed one word; anything but two or more Latin letters finds nothing
 */
export function hasPinyin(text: string, typed: string) {
  if (!/^[a-z]+$/i.test(typed)) return false;
  if (!match) void loadPinyin();
  return match !== undefined && typed.length > 1 && /\p{Script=Han}/u.test(text) && match(text, typed) !== false;
}
