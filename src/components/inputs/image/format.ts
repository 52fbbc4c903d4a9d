import type { InputText } from '@/components/inputs/rules';
import type { UploadRule } from '@/contract/limits/upload';
import type { ImageProblem } from '@/domain/image/check';

const KB = 1024;
const MB = 1024 * KB;

/** Formats a size in bytes: rounded up to KB, from 1 MB on with one decimal. */
export const formatSize = (bytes: number) =>
  bytes < MB ? `${Math.ceil(bytes / KB)} KB` : `${Math.round((bytes / MB) * 10) / 10} MB`;
/** Media types by their common names, such as PDF. */
export const formatTypes = ({ types }: { types: readonly string[] }) =>
  types.map((type) => type.replace(/^.*\//, '').toUpperCase()).join(' / ');

/** Describes the rule for a picture. */
export function formatRule(t: InputText, rule: UploadRule): string {
  const { exact, min, aspect } = rule;
  const parts = [
    t('image.rule', { types: formatTypes(rule), size: formatSize(rule.bytes) }),
    exact && t('image.rule.exact', exact),
    min && t('image.rule.min', min),
    aspect === 1 && t('image.rule.aspect'),
  ];
  return parts.filter(Boolean).join(t('image.separator'));
}

const formatRequiredSize = (problem: ImageProblem, { exact, min, max }: UploadRule) =>
  ({ notExactSize: exact, tooSmall: min, tooBig: max })[problem as string] ?? {};

/** Describes why a picture was rejected. */
export const formatProblem = (t: InputText, problem: ImageProblem, rule: UploadRule): string =>
  t(`image.problem.${problem}`, {
    types: formatTypes(rule),
    size: formatSize(rule.bytes),
    ...formatRequiredSize(problem, rule),
  });
