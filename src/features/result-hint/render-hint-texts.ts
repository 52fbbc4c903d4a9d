import { hintVariables } from '@/contract/limits/result-hint';
import type { ResultHintInput } from '@/contract/result-hint';
import { renderRichText, renderText } from '@/domain/hint/render';
import { findVariables, getVariableValue, type HintValues, type HintVariable } from '@/domain/hint/variables';
import { findRichTextProblem, toPlainText } from '@/domain/rich-text/rich-text';

type Texts = Pick<ResultHintInput, 'title' | 'content' | 'suggestion' | 'disclaimer'>;

/**
 * Texts of a hint with their variables replaced by `values`; empty if nothing remains. Variables in `content` are kept
 * as they are while it contains markup that is not allowed.
 */
export function renderHintTexts({ title, content, suggestion, disclaimer }: Texts, values: HintValues) {
  const rendered = findRichTextProblem(content) === null ? renderRichText(content, values) : content;
  const used = new Set([title, content, suggestion ?? '', disclaimer].flatMap(findVariables));
  return {
    title: renderText(title, values),
    content: toPlainText(rendered).trim() === '' ? '' : rendered,
    suggestion: renderText(suggestion ?? '', values),
    disclaimer: renderText(disclaimer, values),
    /** Used variables without a value; the sentences that contain them are left out. */
    withoutValue: hintVariables.filter(
      (name: HintVariable) => used.has(name) && getVariableValue(name, values) === undefined,
    ),
  };
}
