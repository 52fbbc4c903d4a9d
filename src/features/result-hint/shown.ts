import { hintVariables } from '@/contract/limits/result-hint';
import type { ResultHintInput } from '@/contract/result-hint';
import { renderRichText, renderText } from '@/domain/hint/render';
import { findVariables, getVariableValue, type HintValues, type HintVariable } from '@/domain/hint/variables';
import { findRichTextProblem, toPlainText } from '@/domain/rich-text/rich-text';

type Texts = Pick<ResultHintInput, 'title' | 'content' | 'suggestion' | 'disclaimer'>;

/**
 * The texts of a hint as a member with these values reads them, empty where nothing is left.
 * `content` is rich text, and is shown as it stands while it holds something that is not allowed.
 */
export function shownTexts({ title, content, suggestion, disclaimer }: Texts, values: HintValues) {
  const rendered = findRichTextProblem(content) === null ? renderRichText(content, values) : content;
  const used = new Set([title, content, suggestion ?? '', disclaimer].flatMap(findVariables));
  return {
    title: renderText(title, values),
    content: toPlainText(rendered).trim() === '' ? '' : rendered,
    suggestion: renderText(suggestion ?? '', values),
    disclaimer: renderText(disclaimer, values),
    /** Variables that the texts use and that have no value: their sentences are gone. */
    withoutValue: hintVariables.filter(
      (name: HintVariable) => used.has(name) && getVariableValue(name, values) === undefined,
    ),
  };
}
