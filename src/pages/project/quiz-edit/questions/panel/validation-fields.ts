import type { QuestionType, Validation } from '@/contract/quiz';
import { validationFields } from '@/domain/quiz/edit/defaults';

/** What only who knows regular expressions needs. */
export const expertFields = ['pattern', 'message'] as const satisfies readonly (keyof Validation)[];

const isExpert = (field: keyof Validation) => expertFields.some((expert) => expert === field);

/** What of an answer is asked for daily. */
export const dailyFields = Object.fromEntries(
  Object.entries(validationFields).map(([type, fields]) => [type, fields.filter((field) => !isExpert(field))]),
) as Record<QuestionType, (keyof Validation)[]>;

export const hasExpertFields = (type: QuestionType) => validationFields[type].some(isExpert);
