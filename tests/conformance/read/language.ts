import type { Answer } from '../api/client';
import { dataOf, isSuccess } from '../api/client';
import type { Session } from '../session';

/** What a request says of the language of its answer. */
export const inEnglish = { 'Accept-Language': 'en-US' };
export const inChinese = { 'Accept-Language': 'zh-CN' };

const HAN = /\p{Script=Han}/u;
const LATIN = /\p{Script=Latin}/u;

/** Whether a text may be in a language; one without words is in all. */
const isIn = (language: string, text: string) =>
  language === 'en-US' ? !HAN.test(text) : HAN.test(text) || !LATIN.test(text);

const textsIn = (value: unknown) => (typeof value === 'string' ? [value] : []);

/**
 * Looks whether a refusal is in the language that was asked for.
 * @param answer to what was sent with one of the headers above, of nothing whose name it could cite
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
