import type { Answer } from '../api/client';
import { dataOf, isSuccess } from '../api/client';
import type { Session } from '../session';

/** Headers that request the language of the response. */
export const inEnglish = { 'Accept-Language': 'en-US' };
export const inChinese = { 'Accept-Language': 'zh-CN' };

const HAN = /\p{Script=Han}/u;
const LATIN = /\p{Script=Latin}/u;

/** Whether a text can be in a language. A text without letters can be in any. */
const isIn = (language: string, text: string) =>
  language === 'en-US' ? !HAN.test(text) : HAN.test(text) || !LATIN.test(text);

const textsIn = (value: unknown) => (typeof value === 'string' ? [value] : []);

/**
 * Checks that a refusal is in the requested language.
 * @param answer response to a request with one of the headers above; it must not quote names of rows
 */
export function checkLanguage(session: Session, answer: Answer) {
  const language = answer.sent.headers?.['Accept-Language'];
  if (language === undefined || isSuccess(answer) || typeof answer.json !== 'object' || answer.json === null) return;
  const { errorMessage, errorMsg } = answer.json as Record<string, unknown>;
  const { fieldErrors } = (dataOf(answer) ?? {}) as { fieldErrors?: Record<string, unknown> };
  const said = {
    errorMessage: [errorMessage, errorMsg].flatMap(textsIn),
    fieldErrors: Object.values(fieldErrors ?? {}).flatMap(textsIn),
  };
  for (const [name, texts] of Object.entries(said)) {
    if (texts.every((text) => isIn(language, text))) continue;
    const where = `${name} with Accept-Language: ${language}`;
    const source = 'docs/backend.md, A request';
    session.find(answer, { where, expected: 'that language', got: 'another', source, cause: where });
  }
}
