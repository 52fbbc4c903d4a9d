import type { z } from 'zod';
import type { AgreementTemplateInput } from '../../src/contract/agreement-template';
import { agreementTemplate as limit } from '../../src/contract/limits/agreement-template';
import { findRepeatedCodes } from '../../src/domain/agreement-template/consent-items';
import { isVersionTaken } from '../../src/domain/agreement-template/template-version';
import { refuse } from '../refuse';
import { checkRichText } from '../rich-text';
import { type AgreementTemplateRow, getContentHash } from './fixtures';
import { templateMessages } from './messages';
import { templateTable } from './table';

export type Input = z.output<typeof AgreementTemplateInput>;

/** Error of a version number that another version of the code has. */
export function checkVersion({ code, templateVersion }: Pick<Input, 'code' | 'templateVersion'>, ownId?: string) {
  const others = templateTable.rows().filter((row) => row.code === code && row.id !== ownId);
  const versions = others.map((row) => row.templateVersion);
  return isVersionTaken(templateVersion, versions) ? templateMessages.templateVersionTaken : undefined;
}

function checkCode({ code }: Input, row?: AgreementTemplateRow) {
  if (!row || row.code === code) return undefined;
  const hasOthers = templateTable.rows().some((other) => other.id !== row.id && other.code === row.code);
  return hasOthers ? templateMessages.templateCodeFixed : undefined;
}

/** @throws Fault 422 with the errors by field */
export function toTemplateFields(input: Input, row?: AgreementTemplateRow) {
  refuse({
    code: checkCode(input, row),
    templateVersion: checkVersion(input, row?.id),
    content: checkRichText(input.content, limit.maxContentLength),
    consentItems: findRepeatedCodes(input.consentItems).length > 0 ? templateMessages.consentCodeTwice : undefined,
  });
  return { ...input, contentHash: getContentHash(input.content) };
}
