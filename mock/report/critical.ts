import { hasCriticalItem } from '../../src/domain/report/report-actions';
import type { ReportRow } from './report-row';

/** Whether a report has a critical value, so that the patient has to be called the same day (docs/domain.md 6.12). */
export const hasCriticalValue = ({ abnormalItems }: Pick<ReportRow, 'abnormalItems'>) => hasCriticalItem(abnormalItems);
