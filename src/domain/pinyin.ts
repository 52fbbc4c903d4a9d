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

const byPinyin = new Intl.Collator('zh-CN-u-co-pinyin');
/** The first common character of each initial, in the order of pinyin; no syllable begins with i, u or v. */
const FIRST_OF_INITIAL = Object.entries({
  ...{ a: '阿', b: '八', c: '嚓', d: '哒', e: '妸', f: '发', g: '旮', h: '哈', j: '讥', k: '咔', l: '垃', m: '妈' },
  ...{ n: '拏', o: '噢', p: '妑', q: '七', r: '呥', s: '扨', t: '它', w: '穵', x: '夕', y: '丫', z: '帀' },
});

/**
 * A short Latin form of a name, to propose as a code: initials of Chinese characters, letters and digits as they are.
 * A character with several pronunciations may get the initial of another one.
 */
export const toInitials = (name: string) =>
  [...name.normalize('NFKC').toLowerCase()]
    .map((character) => {
      if (!/\p{Script=Han}/u.test(character)) return /[a-z0-9]/.test(character) ? character : '';
      return FIRST_OF_INITIAL.findLast(([, first]) => byPinyin.compare(first, character) <= 0)?.[0] ?? '';
    })
    .join('');
