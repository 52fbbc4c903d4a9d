import { hintVariables } from '../../contract/limits/result-hint';

export type HintVariable = (typeof hintVariables)[number];
/** A variable that is missing, null or empty has no value. */
export type HintValues = { [Variable in HintVariable]?: string | null };

/** `{{name}}`; blanks around the name are allowed. */
export const VARIABLE = /\{\{([^{}]*)\}\}/g;

const known = new Set<string>(hintVariables);
const isKnown = (name: string): name is HintVariable => known.has(name);

/** Value of a variable; undefined for an unknown name and for a variable without a value. */
export const getVariableValue = (name: string, values: HintValues) =>
  isKnown(name.trim()) ? values[name.trim() as HintVariable] || undefined : undefined;

/** Variable names in a text, each once, in order of appearance. */
export const findVariables = (text: string) => [
  ...new Set([...text.matchAll(VARIABLE)].map(([, name = '']) => name.trim())),
];

/** Unknown variables in a text, and unbalanced double braces. */
export function findUnknownVariables(text: string): string[] {
  const unknown = findVariables(text).filter((name) => !isKnown(name));
  const loose = text.replaceAll(VARIABLE, '').match(/\{\{|\}\}/g) ?? [];
  return [...new Set([...unknown, ...loose])];
}
