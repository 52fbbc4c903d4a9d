import { fromWallTime, wallTimeAt } from '@/components/inputs/wall-time';
import type { AgreementTemplate, AgreementTemplateInput } from '@/contract/agreement-template';
import { agreementTemplate as limit } from '@/contract/limits/agreement-template';
import { getNextVersion } from '@/domain/agreement-template/template-version';
import { serverNow } from '@/utils/clock';

export type ConsentItemForm = { code: string | null; text: string | null; required: boolean };

/** Form values; empty fields are null. */
export type TemplateValues = {
  [Field in Exclude<keyof AgreementTemplateInput, 'consentItems'>]: AgreementTemplateInput[Field] | null;
} & { consentItems: ConsentItemForm[] };

const DEFAULT_READ_SEC = 10;

export const emptyItem: ConsentItemForm = { code: null, text: null, required: true };

/** Initial values: a new template takes effect at the start of the next business day. */
const getInitialValues = (): TemplateValues => ({
  title: null,
  code: null,
  templateVersion: getNextVersion([]),
  effectiveAt: fromWallTime(wallTimeAt(serverNow()).startOf('day').add(1, 'day')),
  content: null,
  consentItems: [emptyItem],
  minReadSec: DEFAULT_READ_SEC,
  needSignature: false,
  guardianUnderAge: limit.defaultGuardianAge,
});

/** Editable fields of a template, in form order. */
export const templateFields = [
  'title',
  'code',
  'templateVersion',
  'effectiveAt',
  'content',
  'consentItems',
  'minReadSec',
  'needSignature',
  'guardianUnderAge',
] as const satisfies readonly (keyof TemplateValues)[];

/** Form values of a template, or the initial ones. */
export const toValues = (template: AgreementTemplate | undefined): TemplateValues =>
  template
    ? (Object.fromEntries(templateFields.map((field) => [field, template[field]])) as TemplateValues)
    : getInitialValues();

/** Form values as a request. */
export const toInput = (values: TemplateValues): AgreementTemplateInput => ({
  title: values.title ?? '',
  code: values.code ?? '',
  templateVersion: values.templateVersion ?? '',
  effectiveAt: values.effectiveAt ?? '',
  content: values.content ?? '',
  consentItems: values.consentItems.map(({ code, text, required }) => ({
    code: code ?? '',
    text: text ?? '',
    required,
  })),
  minReadSec: values.minReadSec ?? 0,
  needSignature: values.needSignature ?? false,
  guardianUnderAge: values.guardianUnderAge ?? limit.defaultGuardianAge,
});
