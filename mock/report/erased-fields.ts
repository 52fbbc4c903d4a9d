import type { ReportDetail } from '../../src/contract/report';

/** Replacement values of a report after anonymization: its files and any entered text may name the person. */
export const getErasedFields = () =>
  ({
    title: '',
    hospitalName: null,
    files: [],
    reviewComment: null,
    conclusion: null,
    abnormalItems: [],
  }) satisfies Partial<ReportDetail>;
