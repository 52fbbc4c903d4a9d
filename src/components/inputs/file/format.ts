import { formatSize, formatTypes } from '@/components/inputs/image/format';
import type { InputText } from '@/components/inputs/rules';
import type { FileRule } from '@/contract/limits/upload';
import type { FileProblem } from '@/domain/file/check';

/** Describes the rule for files. */
export const formatFileRule = (t: InputText, rule: FileRule) =>
  t('file.rule', { types: formatTypes(rule), size: formatSize(rule.bytes), max: rule.max });

/** Describes why a file was rejected. */
export const formatFileProblem = (t: InputText, problem: FileProblem, rule: FileRule) =>
  t(`file.problem.${problem}`, { types: formatTypes(rule), size: formatSize(rule.bytes) });
