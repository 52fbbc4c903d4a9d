import { z } from 'zod';
import { id, instant, listOf, manyOf, paging, richTextRule, sortsOf, typedText, version } from './common';
import { agreementTemplateStatuses, agreementTemplate as limit } from './limits/agreement-template';
import { ProjectOption } from './project-list';
import { resource } from './resource';
import { auditFields } from './setting';

export const ConsentItem = z.object({
  code: z
    .string()
    .regex(limit.code)
    .describe('Unique in the template, and the same in all its versions: what the member agreed to'),
  text: typedText(limit.maxConsentTextLength).describe('What the member reads beside the box'),
  required: z.boolean().describe('Whether the agreement can be signed without it'),
});

const templateVersion = z
  .string()
  .trim()
  .regex(limit.version)
  .describe('Such as v1.0; unique among the templates of its code, and never changed once published');

/** Editable fields of a template. */
export const AgreementTemplateInput = z.object({
  code: z
    .string()
    .trim()
    .regex(limit.code)
    .describe('The same in all versions of one template; 422 for another once there are several'),
  /** Shown to the signer above the text. */
  title: typedText(limit.maxTitleLength),
  /** Set by operators, such as v1.0; unique within a template code. */
  templateVersion,
  content: typedText(limit.maxContentHtmlLength).describe(
    `Rich text of at most ${limit.maxContentLength} characters without its tags. ${richTextRule}`,
  ),
  consentItems: z
    .array(ConsentItem)
    .min(limit.minConsentItems)
    .max(limit.maxConsentItems)
    .describe('Consents that are given one by one, in the order in which they are asked'),
  minReadSec: z.int().min(0).max(limit.maxReadSec).describe('Seconds that the text stays open before it can be signed'),
  needSignature: z.boolean().describe('Whether the member signs by hand'),
  guardianUnderAge: z
    .int()
    .min(limit.minGuardianAge)
    .max(limit.maxGuardianAge)
    .describe('Years: below this age a guardian signs'),
  effectiveAt: instant.describe('Agreements of this version are sent from here on; not before it is published'),
});

export type AgreementTemplateInput = z.infer<typeof AgreementTemplateInput>;

/** What members agree to before they answer (docs/domain.md 6.5). A published version never changes. */
export const AgreementTemplate = AgreementTemplateInput.extend({
  id,
  contentHash: z
    .string()
    .regex(limit.hash)
    .describe('SHA-256 of content in UTF-8, hexadecimal: what a signed agreement is compared with'),
  status: z.enum(agreementTemplateStatuses),
  publishedAt: instant.nullable().describe('Null: never'),
  usedByCount: z.int().nonnegative().describe('Projects that ask for this version, whatever their status'),
  ...auditFields,
  version,
});
export type AgreementTemplate = z.infer<typeof AgreementTemplate>;

/** A template in a list, without its text. */
export const AgreementTemplateListed = AgreementTemplate.omit({ content: true });
export type AgreementTemplateListed = z.infer<typeof AgreementTemplateListed>;

export const AgreementTemplateList = listOf(AgreementTemplateListed);

/** `data` of a 403 TEMPLATE_IN_USE: the published projects that use the version. */
export const BlockedByProjects = z.object({
  /** The published projects that use it. */
  blockedBy: z.array(ProjectOption).min(1),
});
export type BlockedByProjects = z.infer<typeof BlockedByProjects>;

const AgreementTemplateFilter = z
  .object({
    /** In one of these states. */
    status: manyOf(z.enum(agreementTemplateStatuses)),
    code: z.string().regex(limit.code).describe('All versions of one template'),
  })
  .partial();

const AgreementTemplateQuery = AgreementTemplateFilter.extend({
  ...paging,
  sort: z.enum(sortsOf(['updatedAt', 'publishedAt', 'title'])).optional(),
}).strict();
export type AgreementTemplateQuery = z.input<typeof AgreementTemplateQuery>;

const templates = resource('/agreement-templates', {
  names: ['agreement template', 'agreement templates'],
  item: AgreementTemplate,
  list: AgreementTemplateList,
  query: AgreementTemplateQuery,
  input: AgreementTemplateInput,
});

const refusals = '422 on templateVersion where its code has it already, on consentItems where a code stands twice';
const drafts = '403 TEMPLATE_STATUS for any but a draft';

export const agreementTemplateApi = {
  ...templates.usualCalls({
    list: ', changed last first unless sorted otherwise, without their texts',
    get: '',
    create: `, a draft. ${refusals}`,
    update: `. ${drafts}; ${refusals}`,
  }),
  publish: templates.act(
    'publish',
    `Publish a draft, so that projects can ask for it; it can no longer be changed. Where effectiveAt is past, it is now. ${drafts}`,
  ),
  newVersion: templates.act(
    'new-version',
    'Add a draft that is like a published or retired version, under another number, effective tomorrow; 403 TEMPLATE_STATUS for a draft, 422 on templateVersion where it is taken',
    {
      /** Version number of the new draft. */
      templateVersion,
    },
  ),
  retire: templates.act(
    'retire',
    'Retire a published version: no project can ask for it any more; 403 TEMPLATE_STATUS for any other, 403 TEMPLATE_IN_USE with the published projects that do',
  ),
  projects: templates.call('GET', '/:id/projects', {
    summary: 'The projects that ask for a version, published ones first: those that keep it from being retired',
    data: z.array(ProjectOption),
  }),
};
