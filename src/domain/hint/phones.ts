import type { ResultHintInput } from '../../contract/result-hint';
import { toPlainLines } from '../rich-text/rich-text';

type Named = Pick<
  ResultHintInput,
  | 'title'
  | 'content'
  | 'suggestion'
  | 'disclaimer'
  | 'primaryAction'
  | 'primaryActionTarget'
  | 'secondaryAction'
  | 'secondaryActionTarget'
>;

const NUMBER = /\d(?:[\d\s-]*\d)?/g;
const digits = (text: string) => text.replace(/\D/g, '');

/** The first of `phones` that a hint dials or mentions in its text, in any notation. */
export function findMentionedPhone(hint: Named, phones: readonly string[]): string | undefined {
  const targets = (['primaryAction', 'secondaryAction'] as const).map((action) =>
    hint[action] === 'callService' ? (hint[`${action}Target`] ?? '') : '',
  );
  const texts = [hint.title, toPlainLines(hint.content), hint.suggestion ?? '', hint.disclaimer];
  const numbers = new Set([...targets, ...texts].flatMap((text) => text.match(NUMBER) ?? []).map(digits));
  return phones.find((phone) => numbers.has(digits(phone)));
}
