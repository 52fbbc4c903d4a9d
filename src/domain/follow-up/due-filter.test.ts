import fc from 'fast-check';
import { expect, test } from 'vitest';
import { followUpStatuses } from '../../contract/limits/follow-up';
import { addDays } from '../period/calendar';
import { narrowToDue } from './due-filter';

const TODAY = '2026-11-21';
const days = fc.integer({ min: -40, max: 40 }).map((count) => addDays(TODAY, count));

test('narrows the selected filter to what is due by today and never widens it', () => {
  fc.assert(
    fc.property(fc.subarray([...followUpStatuses]), fc.option(days, { nil: undefined }), (chosen, dueBefore) => {
      const status = chosen.length > 0 ? chosen.join(',') : undefined;
      const narrowed = narrowToDue({ status, dueBefore }, TODAY);
      const meant = (chosen.length > 0 ? chosen : followUpStatuses).filter(
        (one) => one === 'pending' || one === 'overdue',
      );
      expect(narrowed?.status.split(',').toSorted() ?? []).toEqual(meant.toSorted());
      if (!narrowed) return;
      expect(narrowed.dueBefore <= addDays(TODAY, 1)).toBe(true);
      if (dueBefore !== undefined) expect(narrowed.dueBefore <= dueBefore).toBe(true);
    }),
  );
});
