import type { CustomService, CustomServiceInput } from '@/contract/custom-service';
import { isSameValue } from '@/domain/compare';

/** What is written of the settings, in the order of the form. */
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

/** The fields in which two versions of the settings differ. */
export const changedFields = (a: CustomServiceInput, b: CustomServiceInput) =>
  serviceFields.filter((field) => !isSameValue(a[field], b[field]));

/** The form's values for the settings. There are always some: the server begins with them. */
export function toValues(settings?: CustomService): CustomServiceInput {
  if (!settings) throw new Error('there are always settings');
  return Object.fromEntries(serviceFields.map((field) => [field, settings[field]])) as CustomServiceInput;
}

/** What is sent of the form's values: fields that are not on the screen are left out of them. */
export const toInput = (values: CustomServiceInput): CustomServiceInput => ({
  ...values,
  workStart: values.allDay ? null : (values.workStart ?? null),
  workEnd: values.allDay ? null : (values.workEnd ?? null),
});
