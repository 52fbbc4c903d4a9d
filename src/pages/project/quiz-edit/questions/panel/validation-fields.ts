import type { QuestionType, Validation } from '@/contract/quiz-question';
import { validationFields } from '@/domain/quiz/edit/defaults';

/** Validation fields for operators who know regular expressions. */
export const expertFields = ['pattern', 'message'] as const satisfies readonly (keyof Validation)[];

const isExpert = (field: keyof Validation) => expertFields.some((expert) => expert === field);

/** The other validation fields of each type. */
export const commonFields = Object.fromEntries(
  Object.entries(validationFields).map(([type, fields]) => [type, fields.filter((field) => !isExpert(field))]),
) as Record<QuestionType, (keyof Validation)[]>;

export const hasExpertFields = (type: QuestionType) => validationFields[type].some(isExpert);
