import type { CustomServiceInput } from '@/contract/custom-service';
import type { ServiceHours } from '@/domain/service-hours';

/** Current form values; hidden fields have none. */
export type Typed = { [Name in keyof CustomServiceInput]?: CustomServiceInput[Name] | null };

export const getHours = ({ allDay, workStart, workEnd, workdays }: Typed): ServiceHours => ({
  allDay: allDay ?? false,
  workStart: workStart ?? null,
  workEnd: workEnd ?? null,
  workdays: workdays ?? [],
});
