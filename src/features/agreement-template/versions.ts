import type { AgreementTemplateListed } from '@/contract/agreement-template';
import { compareVersions } from '@/domain/agreement-template/template-version';

export type TemplateRow = AgreementTemplateListed & {
  /** Number of rows of the template, on its first row; 0 on the others. */
  rowSpan: number;
};

/** Versions grouped by template, newest first; the templates keep the order of `all`. */
export function groupByCode(all: readonly AgreementTemplateListed[]): TemplateRow[] {
  return [...new Set(all.map(({ code }) => code))].flatMap((code) =>
    getVersions(all, code).map((row, index, { length }) => ({ ...row, rowSpan: index === 0 ? length : 0 })),
  );
}

/** Versions of a template, newest first. */
export const getVersions = (all: readonly AgreementTemplateListed[], code: string) =>
  all.filter((one) => one.code === code).toSorted((a, b) => compareVersions(b.templateVersion, a.templateVersion));
