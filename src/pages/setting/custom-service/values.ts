import type { CustomService, CustomServiceInput } from '@/contract/custom-service';
import { isSameValue } from '@/domain/compare';
import type { ServiceHours } from '@/domain/service-hours';

/** Editable fields in the order of the form. */
export const serviceFields = [
  'phone',
  'backupPhone',
  'displayName',
  'workdays',
  'allDay',
  'workStart',
  'workEnd',
  'offHoursTip',
  'holidayNote',
  'calendar',
  'wecomUrl',
  'wecomQrUrl',
  'showOn',
  'enabled',
] as const satisfies readonly (keyof CustomServiceInput)[];

export type ServiceField = (typeof serviceFields)[number];

export const getChangedFields = (a: CustomServiceInput, b: CustomServiceInput) =>
  serviceFields.filter((field) => !isSameValue(a[field], b[field]));

/**
 * Form values of the settings.
 *
 * @throws Error without settings; the server always has them
 */
export function toValues(settings?: CustomService): CustomServiceInput {
  if (!settings) throw new Error('there are always settings');
  return Object.fromEntries(serviceFields.map((field) => [field, settings[field]])) as CustomServiceInput;
}

/** Request body from form values; hidden hours are sent as null. */
export const toInput = (values: CustomServiceInput): CustomServiceInput => ({
  ...values,
  workStart: values.allDay ? null : (values.workStart ?? null),
  workEnd: values.allDay ? null : (values.workEnd ?? null),
});

/** Current form values; hidden fields have none. */
export type ServiceFormValues = { [Name in keyof CustomServiceInput]?: CustomServiceInput[Name] | null };

export const toServiceHours = ({ allDay, workStart, workEnd, workdays }: ServiceFormValues): ServiceHours => ({
  allDay: allDay ?? false,
  workStart: workStart ?? null,
  workEnd: workEnd ?? null,
  workdays: workdays ?? [],
});
