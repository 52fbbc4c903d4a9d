import { fromWallTime, wallTimeAt } from '@/components/inputs/wall-time';
import type { AgreementTemplate, AgreementTemplateInput } from '@/contract/agreement-template';
import { agreementTemplate as limit } from '@/contract/limits/agreement-template';
import { getNextVersion } from '@/domain/agreement-template/template-version';
import { serverNow } from '@/utils/clock';

export type ConsentItemForm = { code: string | null; text: string | null; required: boolean };

/** What the form holds: null for what has not been filled in. */
export type TemplateValues = {
  [Field in Exclude<keyof AgreementTemplateInput, 'consentItems'>]: AgreementTemplateInput[Field] | null;
} & { consentItems: ConsentItemForm[] };

const DEFAULT_READ_SEC = 10;

export const blankItem: ConsentItemForm = { code: null, text: null, required: true };

/** A template that takes effect when the next day of the business begins. */
const blank = (): TemplateValues => ({
  title: null,
  code: null,
  templateVersion: getNextVersion([]),
  effectiveAt: fromWallTime(wallTimeAt(serverNow()).startOf('day').add(1, 'day')),
  content: null,
  consentItems: [blankItem],
  minReadSec: DEFAULT_READ_SEC,
  needSignature: false,
  guardianUnderAge: limit.defaultGuardianAge,
});

/** What of a template is written, in the order of the form. */
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

/** The form's values for a template, or for one that is not there yet. */
export const toValues = (template: AgreementTemplate | undefined): TemplateValues =>
  template ? (Object.fromEntries(templateFields.map((field) => [field, template[field]])) as TemplateValues) : blank();

/** What the form says, as the server takes it. */
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
