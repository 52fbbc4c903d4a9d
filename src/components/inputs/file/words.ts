import type { FileRule } from '@/contract/limits/upload';
import type { FileProblem } from '@/domain/file/check';
import { sizeOf, typesOf } from '../image/words';
import type { InputText } from '../rules';

/** What files have to be like, in words. */
export const fileRuleText = (t: InputText, rule: FileRule) =>
  t('file.rule', { types: typesOf(rule), size: sizeOf(rule.bytes), max: rule.max });

/** Why a file cannot be used, in words. */
export const fileProblemText = (t: InputText, problem: FileProblem, rule: FileRule) =>
  t(`file.problem.${problem}`, { types: typesOf(rule), size: sizeOf(rule.bytes) });
