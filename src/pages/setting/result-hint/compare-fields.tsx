import type { CompareField } from '@/components/form/compare-fields';
import { RichText } from '@/components/inputs/rich-text/RichText';
import type { ResultHint, ResultHintInput } from '@/contract/result-hint';
import type { HintLabels, HintText } from './useHintLabels';
import { GLOBAL, type HintFormValues, hintFields } from './values';

type Format = CompareField<HintFormValues, ResultHint>['format'];
type Option = { value: string; label: string };

const orDash =
  (format: (value: string) => ReturnType<NonNullable<Format>>): Format =>
  (value) =>
    value === null || value === undefined ? '—' : format(String(value));

/** Fields of the comparison after a conflict. */
export function getHintCompareFields(
  t: HintText,
  labels: HintLabels,
  scopes: readonly Option[],
): CompareField<HintFormValues, ResultHint>[] {
  const action = orDash((value) => t(`action.${value as ResultHintInput['primaryAction']}`));
  const shown: Format = (value) => (value ? '✓' : '✗');
  const formats: Partial<Record<keyof HintFormValues, Format>> = {
    projectId: orDash((id) => scopes.find(({ value }) => value === id)?.label ?? (id === GLOBAL ? '' : id)),
    levelCode: orDash((code) => labels.level({ code, name: null })),
    content: orDash((html) => <RichText html={html} />),
    icon: orDash((name) => t(`icon.${name as NonNullable<ResultHintInput['icon']>}`)),
    imageUrl: orDash((url) => <img src={url} alt="" style={{ maxWidth: 160 }} />),
    primaryAction: action,
    secondaryAction: action,
    showScore: shown,
    showLevel: shown,
    showHospitals: shown,
  };
  return hintFields.map((name) => ({ name, label: t(`field.${name}`), format: formats[name] }));
}
