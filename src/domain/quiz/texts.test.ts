import { describe, expect, test } from 'vitest';
import { operators, questionTypes, riskFlags } from '../../contract/limits/quiz';
import { checkSeverity } from '../../contract/limits/quiz-checks';
import enUS from '../../locales/en-US/quiz';
import type enPaste from '../../locales/en-US/quizPaste';
import zhCN from '../../locales/zh-CN/quiz';
import type zhPaste from '../../locales/zh-CN/quizPaste';
import type zhRule from '../../locales/zh-CN/quizRule';
import { diffFields } from './diff/describe';
import { diffKinds } from './diff/diff';
import type { RefusalCode } from './edit/result';
import type { AnswerProblemCode } from './engine/read-answer';
import type { Explanation } from './engine/result';
import type { HiddenBy } from './engine/walk';
import type { ImportErrorCode } from './json/shape';
import type { Paste, PasteKind } from './paste/pasted';
import type { PasteReason } from './paste/reason';
import type { SentenceKey } from './rules/sentence';

/** The compiler checks that the type's codes equal the keys of the messages. */
type Key<Prefix extends string> = Extract<keyof typeof zhCN, `${Prefix}.${string}`>;
type Suffix<Prefix extends string> = Key<Prefix> extends `${Prefix}.${infer Rest}` ? Rest : never;
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never;

const same: [
  Same<Suffix<'answer'>, AnswerProblemCode>,
  Same<Suffix<'edit'>, RefusalCode>,
  Same<Suffix<'import'>, ImportErrorCode>,
  Same<Suffix<'explain'>, Explanation['kind']>,
  Same<Suffix<'hiddenBy'>, HiddenBy>,
  Same<
    Extract<keyof typeof zhPaste, `${'kind' | 'reason' | 'problem'}.${string}`>,
    `kind.${PasteKind}` | `reason.${PasteReason}` | `problem.${NonNullable<Paste['problem']>}`
  >,
  Same<keyof typeof zhPaste, keyof typeof enPaste>,
  Same<keyof typeof zhRule, SentenceKey>,
] = [true, true, true, true, true, true, true, true];

const fields = [...new Set(Object.values(diffFields).flat())];
const expected: [string, readonly string[]][] = [
  ['check', Object.keys(checkSeverity)],
  ['diff', diffKinds],
  ['what', Object.keys(diffFields)],
  ['field', fields],
  ['operator', operators],
  ['type', questionTypes],
  ['flag', riskFlags],
];

describe.each([
  ['Chinese', zhCN],
  ['English', enUS],
] as [string, Record<string, string>][])('in %s', (_name, texts) => {
  test.each(expected)('exactly the codes of %s have a message', (prefix, codes) => {
    const keys = Object.keys(texts).filter((key) => key.startsWith(`${prefix}.`));
    expect(keys.sort()).toEqual(codes.map((code) => `${prefix}.${code}`).sort());
  });

  test('no message is empty', () => {
    expect(Object.values(texts).filter((text) => text.trim() === '')).toEqual([]);
    expect(same).not.toContain(false);
  });
});
