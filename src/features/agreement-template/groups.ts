import type { AgreementTemplateListed } from '@/contract/agreement-template';
import { compareVersions } from '@/domain/agreement-template/template-version';

export type TemplateRow = AgreementTemplateListed & {
  /** Rows that its template has from here on; 0 for any but the first of them. */
  rowSpan: number;
};

/** The versions of each template one below the other, newest first; the templates in the order of `all`. */
export function groupByCode(all: readonly AgreementTemplateListed[]): TemplateRow[] {
  return [...new Set(all.map(({ code }) => code))].flatMap((code) =>
    getVersions(all, code).map((row, index, { length }) => ({ ...row, rowSpan: index === 0 ? length : 0 })),
  );
}

/** The versions of a template, newest first. */
export const getVersions = (all: readonly AgreementTemplateListed[], code: string) =>
  all.filter((one) => one.code === code).toSorted((a, b) => compareVersions(b.templateVersion, a.templateVersion));
