import type { ResultHint, ResultHintInput } from '@/contract/result-hint';
import { changesReviewedFields } from '@/domain/hint/review';
import zhCN from '@/locales/zh-CN/resultHint';

/** Stands for "all projects" where nothing would mean that nothing was chosen. */
export const GLOBAL = 'global';

/** What the form holds: null for what has not been filled in. */
export type HintForm = { [Field in keyof ResultHintInput]: ResultHintInput[Field] | null };

type Action = ResultHintInput['primaryAction'];

/** Whether a button leads somewhere that has to be named. */
const needsTarget = (action: Action | null) => action === 'callService' || action === 'openLink';

const blank: HintForm = {
  name: null,
  projectId: null,
  levelCode: null,
  title: null,
  content: null,
  suggestion: null,
  // Members read Chinese, whatever language the operator works in.
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

/** What of a hint is written, in the order of the form. */
export const hintFields = Object.keys(blank) as (keyof HintForm)[];

const pick = (hint: ResultHintInput): HintForm =>
  Object.fromEntries(hintFields.map((field) => [field, hint[field]])) as HintForm;

/** The form's values for a hint, or for one that is not there yet. */
export const toValues = (hint: ResultHint | undefined): HintForm =>
  hint ? { ...pick(hint), projectId: hint.projectId ?? GLOBAL } : blank;

/** What the form says, as the server takes it; a button that leads nowhere has no target. */
export function toInput(values: HintForm): ResultHintInput {
  const targetOf = (button: 'primaryAction' | 'secondaryAction') =>
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
    primaryActionTarget: targetOf('primaryAction'),
    secondaryAction: values.secondaryAction ?? 'none',
    secondaryActionTarget: targetOf('secondaryAction'),
    showScore: values.showScore ?? false,
    showLevel: values.showLevel ?? false,
    showHospitals: values.showHospitals ?? false,
  };
}

/** Whether saving takes back a review that there was, or takes a hint from members' sight (docs/domain.md 6.14). */
export const voidsReview = (base: ResultHint | undefined, input: ResultHintInput): base is ResultHint =>
  base !== undefined && (base.medicalReviewed || base.status === 'enabled') && changesReviewedFields(base, input);
