import { hintVariables } from '../../contract/limits/result-hint';

export type HintVariable = (typeof hintVariables)[number];
/** A variable that is missing, null or empty has no value. */
export type HintValues = { [Variable in HintVariable]?: string | null };

/** `{{name}}`, blanks around the name allowed. */
export const VARIABLE = /\{\{([^{}]*)\}\}/g;

const known = new Set<string>(hintVariables);
const isKnown = (name: string): name is HintVariable => known.has(name);

/** The value of a variable; undefined for a name that is none, and for one without a value. */
export const valueFor = (name: string, values: HintValues) =>
  isKnown(name.trim()) ? values[name.trim() as HintVariable] || undefined : undefined;

/** The names of the variables in a text, each once, in the order in which they come up. */
export const variablesIn = (text: string) => [
  ...new Set([...text.matchAll(VARIABLE)].map(([, name = '']) => name.trim())),
];

/** What a text has in double braces and nobody can fill in; braces without their counterpart as they stand. */
export function unknownVariables(text: string): string[] {
  const unknown = variablesIn(text).filter((name) => !isKnown(name));
  const loose = text.replaceAll(VARIABLE, '').match(/\{\{|\}\}/g) ?? [];
  return [...new Set([...unknown, ...loose])];
}
