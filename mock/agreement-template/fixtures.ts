import { createHash } from 'node:crypto';
import type { AgreementTemplate } from '../../src/contract/agreement-template';
import { agreementTemplate as limit } from '../../src/contract/limits/agreement-template';
import { businessDayNumber, DAY_MS, dayNumberStart, iso } from '../clock';
import { type Consent, getConsentItems, getContent } from './content';

declare module '../world' {
  interface World {
    agreementTemplates: AgreementTemplateRow[];
  }
}

/** Stored template; `usedByCount` is derived on read. */
export type AgreementTemplateRow = Omit<AgreementTemplate, 'usedByCount'>;

/** Hash for verifying signed agreements. */
export const getContentHash = (content: string) => createHash('sha256').update(content, 'utf8').digest('hex');

type Kind = { code: string; title: string; purpose: string; consents: readonly Consent[]; needSignature: boolean };

const usual: readonly Consent[] = ['sensitiveInfo', 'shareHospital', 'phoneContact'];
const kinds = {
  screening: {
    title: '健康筛查知情同意书',
    purpose: '评估健康风险并在需要时建议就诊',
    consents: usual,
    needSignature: false,
  },
  mental: {
    title: '心理健康评估知情同意书',
    purpose: '了解情绪与压力状况并在需要时提供帮助',
    consents: usual,
    needSignature: false,
  },
  consult: {
    title: '医学咨询服务知情同意书',
    purpose: '回答您关于用药与检查报告的问题',
    consents: ['sensitiveInfo', 'phoneContact'],
    needSignature: false,
  },
  recruit: {
    title: '临床研究受试者预筛知情同意书',
    purpose: '初步判断您是否符合研究的入选条件',
    consents: [...usual, 'research'],
    needSignature: true,
  },
  report: {
    title: '体检报告解读授权书',
    purpose: '由医生解读您上传的检查报告',
    consents: ['sensitiveInfo', 'phoneContact'],
    needSignature: false,
  },
  children: {
    title: '儿童健康筛查监护人同意书',
    purpose: '评估儿童的生长与视力状况',
    consents: usual,
    needSignature: true,
  },
} as const satisfies Record<string, Omit<Kind, 'code'>>;
type Code = keyof typeof kinds;

/** Days from creation to publication. */
const DAYS_IN_DRAFT = 5;

/** All versions, with the age of each in days. */
const versions: readonly (readonly [Code, string, AgreementTemplate['status'], number])[] = [
  ['screening', 'v1.0', 'retired', 460],
  ['screening', 'v2.0', 'published', 440],
  ['mental', 'v1.0', 'retired', 458],
  ['mental', 'v1.1', 'published', 165],
  ['consult', 'v1.0', 'published', 436],
  ['recruit', 'v1.0', 'retired', 455],
  ['recruit', 'v1.1', 'published', 125],
  ['report', 'v1.0', 'published', 432],
  ['children', 'v1.0', 'published', 430],
  ['screening', 'v2.1', 'draft', 6],
  ['recruit', 'v2.0', 'draft', 3],
  ['children', 'v1.1', 'draft', 1],
];

/** Days until drafts take effect. */
const DAYS_AHEAD = 7;

const FIRST_ID = 7101;

const getPublishedAt = (now: number, daysAgo: number) => iso(now - (daysAgo - DAYS_IN_DRAFT) * DAY_MS);

/** Publication time of the version that replaced a retired one. */
function getRetiredAt(now: number, code: Code) {
  const [, , , daysAgo = 0] = versions.find((one) => one[0] === code && one[2] === 'published') ?? [];
  return getPublishedAt(now, daysAgo);
}

const versionNumbers = { draft: 1, published: 2, retired: 3 } as const;

/**
 * Generates twelve versions of six templates: six published, three retired when the next one was published, and three
 * drafts. Each template had a published version before the first member registered; two have another one since.
 */
export const buildAgreementTemplates = (now: number): AgreementTemplateRow[] =>
  versions.map(([code, templateVersion, status, daysAgo], index) => {
    const { title, purpose, consents, needSignature } = kinds[code];
    const content = getContent(title, templateVersion, purpose);
    const written = iso(now - daysAgo * DAY_MS);
    const publishedAt = status === 'draft' ? null : getPublishedAt(now, daysAgo);
    const by = index % 2 === 0 ? '林晓' : '周宁';
    return {
      id: String(FIRST_ID + index),
      code,
      title,
      templateVersion,
      content,
      contentHash: getContentHash(content),
      consentItems: getConsentItems(consents),
      minReadSec: needSignature ? 30 : 10,
      needSignature,
      guardianUnderAge: limit.defaultGuardianAge,
      effectiveAt: publishedAt ?? iso(dayNumberStart(businessDayNumber(now) + DAYS_AHEAD)),
      status,
      publishedAt,
      createdAt: written,
      createdByName: by,
      updatedAt: status === 'retired' ? getRetiredAt(now, code) : (publishedAt ?? written),
      updatedByName: by,
      version: versionNumbers[status],
    };
  });

/** Published version of a template. */
export function getPublishedTemplate(templates: readonly AgreementTemplateRow[], code: Code) {
  const template = templates.find((one) => one.code === code && one.status === 'published');
  if (!template) throw new Error(`no published template ${code}`);
  return template;
}

/** Version of a template that was sent at `time`, in milliseconds: the latest one published by then. */
export function getTemplateAt(templates: readonly AgreementTemplateRow[], code: string, time: number) {
  const published = templates.filter((one) => one.code === code && Date.parse(one.publishedAt ?? '') <= time);
  const [template] = published.sort((a, b) => Date.parse(b.publishedAt ?? '') - Date.parse(a.publishedAt ?? ''));
  if (!template) throw new Error(`no version of ${code} was published by ${time}`);
  return template;
}
