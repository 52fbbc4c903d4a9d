import type { ResultHint, ResultHintInput } from '@/contract/result-hint';
import { changesReviewedFields } from '@/domain/hint/review';
import zhCN from '@/locales/zh-CN/resultHint';

/** Select value for all projects; null means that none is selected yet. */
export const GLOBAL = 'global';

/** Form values; null until filled in. */
export type HintFormValues = { [Field in keyof ResultHintInput]: ResultHintInput[Field] | null };

type Action = ResultHintInput['primaryAction'];

const needsTarget = (action: Action | null) => action === 'callService' || action === 'openLink';

const blank: HintFormValues = {
  name: null,
  projectId: null,
  levelCode: null,
  title: null,
  content: null,
  suggestion: null,
  // Members read Chinese, whatever the language of the operator.
  disclaimer: zhCN.disclaimerDefault,
  icon: null,
  color: null,
  imageUrl: null,
  primaryAction: 'none',
  primaryActionTarget: null,
  secondaryAction: 'none',
  secondaryActionTarget: null,
  showScore: true,
  showLevel: true,
  showHospitals: false,
};

/** Editable fields in the order of the form. */
export const hintFields = Object.keys(blank) as (keyof HintFormValues)[];

const pickFields = (hint: ResultHintInput): HintFormValues =>
  Object.fromEntries(hintFields.map((field) => [field, hint[field]])) as HintFormValues;

/** Form values of a hint, or of a new one. */
export const toValues = (hint: ResultHint | undefined): HintFormValues =>
  hint ? { ...pickFields(hint), projectId: hint.projectId ?? GLOBAL } : blank;

/** Request body from form values; actions without a target get null. */
export function toInput(values: HintFormValues): ResultHintInput {
  const getTarget = (button: 'primaryAction' | 'secondaryAction') =>
    needsTarget(values[button]) ? (values[`${button}Target`] ?? null) : null;
  return {
    name: values.name ?? '',
    projectId: values.projectId === GLOBAL ? null : values.projectId,
    levelCode: values.levelCode ?? '',
    title: values.title ?? '',
    content: values.content ?? '',
    suggestion: values.suggestion ?? null,
    disclaimer: values.disclaimer ?? '',
    icon: values.icon ?? null,
    color: values.color ?? null,
    imageUrl: values.imageUrl ?? null,
    primaryAction: values.primaryAction ?? 'none',
    primaryActionTarget: getTarget('primaryAction'),
    secondaryAction: values.secondaryAction ?? 'none',
    secondaryActionTarget: getTarget('secondaryAction'),
    showScore: values.showScore ?? false,
    showLevel: values.showLevel ?? false,
    showHospitals: values.showHospitals ?? false,
  };
}

/** Whether saving voids the review of a hint or disables it (docs/domain.md 6.14). */
export const voidsReview = (base: ResultHint | undefined, input: ResultHintInput): base is ResultHint =>
  base !== undefined && (base.medicalReviewed || base.status === 'enabled') && changesReviewedFields(base, input);
