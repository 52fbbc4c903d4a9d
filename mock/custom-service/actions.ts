import type { CustomService, CustomServiceInput } from '../../src/contract/custom-service';
import { customService as limit } from '../../src/contract/limits/custom-service';
import { isHttpsUrl } from '../../src/domain/validation/https-url';
import { isServicePhone, normalizeServicePhone } from '../../src/domain/validation/service-phone';
import { calendarProblems } from '../../src/domain/work-calendar';
import { Fault } from '../fault';
import { messages } from '../messages';
import { refuse } from '../refuse';
import { state } from '../state';
import { type Act, type Table, update } from '../store/update';
import { CUSTOM_SERVICE_ID, type CustomServiceRow, customServiceMasks } from './fixtures';
import { customServiceMessages } from './messages';

type By = Pick<Act, 'operatorName'>;

const getStored = () => state().world.customService;

/** Settings in their API form, without an id, because there is only one row. */
export const toCustomService = ({ id: _, ...row }: CustomServiceRow): CustomService => row;

export const customServiceTable: Table<CustomServiceRow, CustomService> = {
  entityType: 'customService',
  // `update` replaces the row in this array.
  rows: () => getStored().rows,
  toDto: toCustomService,
  masks: customServiceMasks,
};

/**
 * Stored form of an input: normalized numbers, sorted days and periods, and no hours if the service is always open.
 * @throws Fault 422 with the errors by field
 */
function toStoredSettings(input: CustomServiceInput): CustomServiceInput {
  const phone = normalizeServicePhone(input.phone);
  const backupPhone = input.backupPhone && normalizeServicePhone(input.backupPhone);
  const { allDay, workStart, workEnd, wecomUrl } = input;
  const isInverted = workStart !== null && workEnd !== null && workStart >= workEnd;
  refuse({
    phone: isServicePhone(phone) ? undefined : customServiceMessages.servicePhoneInvalid,
    backupPhone: checkBackupPhone(phone, backupPhone),
    workStart: allDay || workStart ? undefined : customServiceMessages.workTimeMissing,
    workEnd: allDay
      ? undefined
      : workEnd
        ? isInverted
          ? messages.endNotAfterStart
          : undefined
        : customServiceMessages.workTimeMissing,
    wecomUrl: wecomUrl === null || isHttpsUrl(wecomUrl) ? undefined : customServiceMessages.httpsUrlInvalid,
    ...Object.fromEntries(
      calendarProblems(input.calendar).map((problem, place) => [
        `calendar.${place}.to`,
        problem && customServiceMessages[problem],
      ]),
    ),
  });
  return {
    ...input,
    phone,
    backupPhone,
    workdays: input.workdays.toSorted((a, b) => a - b),
    calendar: input.calendar.toSorted((a, b) => (a.from < b.from ? -1 : 1)),
    ...(allDay && { workStart: null, workEnd: null }),
  };
}

const getDigits = (number: string) => number.replace(/\D/g, '');

function checkBackupPhone(phone: string, backupPhone: string | null) {
  if (!backupPhone) return undefined;
  if (!isServicePhone(backupPhone)) return customServiceMessages.servicePhoneInvalid;
  return getDigits(backupPhone) === getDigits(phone) ? customServiceMessages.backupPhoneSame : undefined;
}

export const getCurrentSettings = (): CustomService => toCustomService(getStored().rows[0]);

/** Saved versions, newest first. */
export const getSettingsVersions = () => getStored().versions.toReversed().slice(0, limit.maxVersions);

function save(version: number, change: () => CustomServiceInput, act: Act): CustomService {
  const row = update(customServiceTable, CUSTOM_SERVICE_ID, version, change, act);
  const { id: _, version: versionOf, updatedAt, updatedByName, ...settings } = row;
  getStored().versions.push({ ...settings, versionOf, savedAt: updatedAt, savedByName: updatedByName });
  return toCustomService(row);
}

/** Replaces the settings. @throws Fault 422 with the errors by field, 409 for a stale version */
export const saveSettings = (input: CustomServiceInput, version: number, by: By) =>
  save(version, () => toStoredSettings(input), { action: 'update', ...by });

/** Saves the settings of an earlier version again. @throws Fault 404 if that version is not stored */
export function restoreSettings(versionOf: number, version: number, by: By) {
  const found = getSettingsVersions().find((one) => one.versionOf === versionOf);
  if (!found) throw new Fault(messages.notFound);
  const { versionOf: _, savedAt: __, savedByName: ___, ...settings } = found;
  return save(version, () => settings, { action: 'restore', ...by });
}
