import type { CustomServiceInput, CustomServiceVersion } from '../../src/contract/custom-service';
import { DAY_MS, iso } from '../clock';
import type { OperatorRow } from '../fixtures/operators';
import { type ChangeLogEntry, getChanges, type Masks } from '../store/change-log';
import { getSeedPictureUrl } from '../upload/seed';

declare module '../world' {
  interface World {
    customService: ReturnType<typeof buildCustomService>;
  }
}

/** Stored settings; there is exactly one row. */
export type CustomServiceRow = CustomServiceInput & {
  id: string;
  version: number;
  updatedAt: string;
  updatedByName: string;
};

export const CUSTOM_SERVICE_ID = 'custom-service';

/** The log stores lists as texts. */
export const customServiceMasks: Masks<CustomServiceInput> = {
  workdays: (days) => days.map(String),
  calendar: (periods) =>
    periods.map(({ from, to, kind, name }) => {
      const days = from === to ? from : `${from}/${to}`;
      return `${days} ${name}${kind === 'workday' ? '（上班）' : ''}`;
    }),
};

const createHoliday = (name: string, from: string, to: string) => ({ from, to, kind: 'holiday' as const, name });
const createMakeUpDay = (name: string, day: string) => ({ from: day, to: day, kind: 'workday' as const, name });

/** Holidays and make-up workdays for 2025 and 2026, as published by the State Council. */
const calendar: CustomServiceInput['calendar'] = [
  createHoliday('元旦', '2025-01-01', '2025-01-01'),
  createMakeUpDay('春节', '2025-01-26'),
  createHoliday('春节', '2025-01-28', '2025-02-04'),
  createMakeUpDay('春节', '2025-02-08'),
  createHoliday('清明节', '2025-04-04', '2025-04-06'),
  createMakeUpDay('劳动节', '2025-04-27'),
  createHoliday('劳动节', '2025-05-01', '2025-05-05'),
  createHoliday('端午节', '2025-05-31', '2025-06-02'),
  createMakeUpDay('国庆节', '2025-09-28'),
  createHoliday('国庆节、中秋节', '2025-10-01', '2025-10-08'),
  createMakeUpDay('国庆节', '2025-10-11'),
  createHoliday('元旦', '2026-01-01', '2026-01-03'),
  createMakeUpDay('元旦', '2026-01-04'),
  createMakeUpDay('春节', '2026-02-14'),
  createHoliday('春节', '2026-02-15', '2026-02-23'),
  createMakeUpDay('春节', '2026-02-28'),
  createHoliday('清明节', '2026-04-04', '2026-04-06'),
  createHoliday('劳动节', '2026-05-01', '2026-05-05'),
  createMakeUpDay('劳动节', '2026-05-09'),
  createHoliday('端午节', '2026-06-19', '2026-06-21'),
  createMakeUpDay('国庆节', '2026-09-20'),
  createHoliday('中秋节', '2026-09-25', '2026-09-27'),
  createHoliday('国庆节', '2026-10-01', '2026-10-07'),
  createMakeUpDay('国庆节', '2026-10-10'),
];

const first: CustomServiceInput = {
  phone: '0755-26010000',
  backupPhone: null,
  displayName: '客服热线',
  workdays: [1, 2, 3, 4, 5],
  calendar,
  workStart: '09:00',
  workEnd: '18:00',
  allDay: false,
  offHoursTip: '当前为非服务时间，请在工作日 9:00 至 18:00 联系我们',
  holidayNote: null,
  wecomUrl: null,
  wecomQrUrl: null,
  showOn: ['mine'],
  enabled: true,
};

/** Age in days of each version, and what it changed. */
const steps: [number, Partial<CustomServiceInput>][] = [
  [260, {}],
  [190, { phone: '400-000-2021', backupPhone: '0755-26010099' }],
  [120, { wecomUrl: 'https://work.weixin.qq.com/kfid/kfc2021', wecomQrUrl: getSeedPictureUrl('qrCode', 1) }],
  [75, { showOn: ['mine', 'result', 'project'] }],
  [
    40,
    {
      workEnd: '20:30',
      workdays: [1, 2, 3, 4, 5, 6],
      offHoursTip: '客服已下班，请在周一至周六 9:00 至 20:30 联系我们',
    },
  ],
  [9, { holidayNote: '法定节假日 10:00 至 16:00 提供服务' }],
];

/** Generates the settings, their versions (oldest first) and the change log. */
export function buildCustomService(now: number, operators: readonly OperatorRow[]) {
  const versions: CustomServiceVersion[] = [];
  const history: ChangeLogEntry[] = [];
  let settings = first;
  steps.forEach(([daysAgo, change], index) => {
    const before = settings;
    settings = { ...settings, ...change };
    const savedAt = iso(now - daysAgo * DAY_MS);
    const savedByName = operators[index % operators.length]?.name ?? '';
    versions.push({ ...settings, versionOf: index + 1, savedAt, savedByName });
    if (index === 0) return;
    history.push({
      id: `customService-${index}`,
      entityType: 'customService',
      entityId: CUSTOM_SERVICE_ID,
      action: 'update',
      changes: getChanges(before, settings, customServiceMasks),
      operatorName: savedByName,
      createdAt: savedAt,
    });
  });
  const { versionOf, savedAt, savedByName } = versions.at(-1) as CustomServiceVersion;
  const row: CustomServiceRow = {
    ...settings,
    id: CUSTOM_SERVICE_ID,
    version: versionOf,
    updatedAt: savedAt,
    updatedByName: savedByName,
  };
  // An array, because the store works on rows.
  const rows: [CustomServiceRow] = [row];
  return { rows, versions, history };
}
