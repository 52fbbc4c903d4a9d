import { hasCriticalItem } from '../../src/domain/report/report-actions';
import type { ReportRow } from './report-row';

/** Whether something critical was read in a report: the patient is called the same day (docs/domain.md 6.12). */
export const hasCriticalValue = ({ abnormalItems }: Pick<ReportRow, 'abnormalItems'>) => hasCriticalItem(abnormalItems);
