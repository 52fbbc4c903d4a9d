import { getVariableValue, type HintValues, VARIABLE } from './variables';

/**
 * A sentence with its end mark, closing quotes and trailing blanks; a full stop ends a sentence only before a blank.
 */
const SENTENCE = /[\s\S]*?(?:(?:[。！？；!?]+|\.(?=\s))[”’」』）)"']*[^\S\n]*|\n|$)/g;
const TAG = /<[^>]*>/g;
const INLINE_TAG = /^<\/?(strong|em|u|a)\b/;
const EMPTY_ELEMENT = /<(strong|em|u|a|p|li|ul|ol)(?:\s[^<>]*)?>\s*<\/\1>/g;

const fill = (text: string, values: HintValues, protect: (value: string) => string) =>
  text.replaceAll(VARIABLE, (_, name: string) => protect(getVariableValue(name, values) ?? ''));

/** Length of each sentence, and whether all its variables have a value. */
const splitSentences = (text: string, values: HintValues) =>
  [...text.matchAll(SENTENCE)].map(([sentence]) => ({
    length: sentence.length,
    isKept: [...sentence.matchAll(VARIABLE)].every(([, name = '']) => getVariableValue(name, values) !== undefined),
  }));

/** Whether each character of a text is kept. */
const keptCharacters = (text: string, values: HintValues) =>
  splitSentences(text, values).flatMap(({ length, isKept }) => Array<boolean>(length).fill(isKept));

const keep = (text: string, kept: readonly boolean[]) =>
  Array.from({ length: text.length }, (_, index) => (kept[index] ? text[index] : '')).join('');

/**
 * Fills in the variables of a plain text; a sentence with a variable without a value is removed (docs/domain.md 6.14).
 */
export const renderText = (text: string, values: HintValues) =>
  fill(keep(text, keptCharacters(text, values)), values, (value) => value).trim();

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (value: string) => value.replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');

/** Alternating texts and tags, as `String.split` returns them. */
const splitTokens = (html: string) => html.split(/(<[^>]*>)/);
const isTag = (token: string) => token.startsWith('<');

/** Tokens grouped by block; a sentence may span inline tags but never blocks. */
function splitBlocks(html: string): string[][] {
  const blocks: string[][] = [[]];
  for (const token of splitTokens(html)) {
    blocks.at(-1)?.push(token);
    if (isTag(token) && !INLINE_TAG.test(token)) blocks.push([]);
  }
  return blocks;
}

function renderBlock(tokens: readonly string[], values: HintValues): string {
  const kept = keptCharacters(tokens.filter((token) => !isTag(token)).join(''), values);
  let offset = 0;
  const rendered = tokens.map((token) => {
    if (isTag(token)) return token;
    const part = kept.slice(offset, offset + token.length);
    offset += token.length;
    return fill(keep(token, part), values, escapeHtml);
  });
  return rendered.join('');
}

function withoutEmptyElements(html: string): string {
  const rest = html.replaceAll(EMPTY_ELEMENT, '');
  return rest === html ? html : withoutEmptyElements(rest);
}

/**
 * Fills in and escapes the variables of rich text that has passed `findRichTextProblem`. Removed sentences leave no empty
 * paragraphs or list items behind.
 */
export function renderRichText(html: string, values: HintValues): string {
  const blocks = splitBlocks(html);
  const isCut = blocks.some((tokens) =>
    splitSentences(tokens.join('').replaceAll(TAG, ''), values).some(({ isKept }) => !isKept),
  );
  const rendered = blocks.map((tokens) => renderBlock(tokens, values)).join('');
  return isCut ? withoutEmptyElements(rendered) : rendered;
}
