import type { QuizContent } from '../../../contract/quiz';

export type RefusalCode =
  | 'notFound'
  | 'tooMany'
  | 'usedByRules'
  | 'typeUsedByRules'
  | 'codeInvalid'
  | 'codeTaken'
  | 'dimensionUsed'
  | 'optionsFixed'
  | 'optionsNotForType'
  | 'lineTooLong'
  | 'scoreInvalid'
  | 'fewScores'
  | 'movedBeforeCondition';

export type Refusal = {
  code: RefusalCode;
  params: Record<string, string | number>;
  /** Ids of the rules that block the edit, in their order. */
  rules: string[];
};

export type EditResult = { ok: true; quiz: QuizContent } | { ok: false; refusal: Refusal };

export const done = (quiz: QuizContent): EditResult => ({ ok: true, quiz });

export const refused = (code: RefusalCode, params: Refusal['params'] = {}, rules: string[] = []): EditResult => ({
  ok: false,
  refusal: { code, params, rules },
});

/** Inputs that an edit cannot derive from the quiz. */
export type EditTools = {
  /** Creates an id that no quiz uses. */
  newId: () => string;
  /** Labels of a new yes/no question, in the members' language. */
  yes: string;
  no: string;
};
