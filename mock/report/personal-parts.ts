import type { ReportDetail } from '../../src/contract/report';

/** What is left of a report of somebody who was anonymised: its files and all that was typed may name them. */
export const withoutPersonalParts = () =>
  ({
    title: '',
    hospitalName: null,
    files: [],
    reviewComment: null,
    conclusion: null,
    abnormalItems: [],
  }) satisfies Partial<ReportDetail>;
