import { formatSize, formatTypes } from '@/components/inputs/image/format';
import type { InputText } from '@/components/inputs/rules';
import type { FileRule } from '@/contract/limits/upload';
import type { FileProblem } from '@/domain/file/check';

/** What files have to be like, in words. */
export const formatFileRule = (t: InputText, rule: FileRule) =>
  t('file.rule', { types: formatTypes(rule), size: formatSize(rule.bytes), max: rule.max });

/** Why a file cannot be used, in words. */
export const formatFileProblem = (t: InputText, problem: FileProblem, rule: FileRule) =>
  t(`file.problem.${problem}`, { types: formatTypes(rule), size: formatSize(rule.bytes) });
