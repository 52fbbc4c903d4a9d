import type { CustomServiceInput } from '@/contract/custom-service';
import type { ServiceHours } from '@/domain/service-hours';

/** The values as they are typed: a field that is not on the screen has none. */
export type Typed = { [Name in keyof CustomServiceInput]?: CustomServiceInput[Name] | null };

/** The hours as they are typed. */
export const getHours = ({ allDay, workStart, workEnd, workdays }: Typed): ServiceHours => ({
  allDay: allDay ?? false,
  workStart: workStart ?? null,
  workEnd: workEnd ?? null,
  workdays: workdays ?? [],
});
