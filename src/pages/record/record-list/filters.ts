import type { FilterField } from '@/components/list/fields';
import { numberFilter } from '@/components/list/number-filter';
import { severities } from '@/contract/limits/quiz';
import {
  consentStates,
  eligibilities,
  record as limit,
  reachedStages,
  shownRecordStatuses,
} from '@/contract/limits/record';
import { normalizeMobile } from '@/domain/validation/mobile';
import { cleanName } from '@/domain/validation/text';
import { readProjectOptions } from '@/features/project/project-options';
import type { recordTexts } from '@/locales/record';
import type { recordWorkTexts } from '@/locales/recordWork';
import { listCategories } from '@/services/category';
import { listChannelOptions } from '@/services/channel';
import { listHospitalOptions } from '@/services/hospital';
import { listHintLevels } from '@/services/result-hint';
import type { TextOf } from '@/utils/text';

const asOptions = (all: { id: string; name: string }[]) => all.map(({ id, name }) => ({ value: id, label: name }));
const readCategories = async () => asOptions(await listCategories());
const readHospitals = async () => asOptions(await listHospitalOptions());
/** Levels of a quiz have names; the other options stand for all red or excluded results. */
const readLevels = async (projectId: string) =>
  (await listHintLevels(projectId)).flatMap(({ code, name }) => (name === null ? [] : [{ value: code, label: name }]));
const readChannels = async () => asOptions(await listChannelOptions());

/** Filters of Record List (docs/domain.md 6.5 and 9). */
export const recordFilters = (t: TextOf<typeof recordTexts>, tWork: TextOf<typeof recordWorkTexts>): FilterField[] => [
  {
    kind: 'assignee',
    name: 'assignee',
    label: tWork('filter.assignee'),
    none: tWork('filter.unassigned'),
    always: true,
  },
  {
    kind: 'personal',
    label: tWork('filter.personal'),
    always: true,
    choices: [
      {
        name: 'mobile',
        label: tWork('filter.mobile'),
        maxLength: 24,
        clean: normalizeMobile,
        pattern: /^(1[3-9]\d{9}|\d{4})$/,
        patternMessage: tWork('filter.mobileHint'),
        placeholder: tWork('filter.mobilePlaceholder'),
      },
      {
        name: 'patientName',
        label: tWork('filter.patientName'),
        maxLength: limit.maxPatientNameLength,
        clean: cleanName,
        placeholder: tWork('filter.namePlaceholder'),
      },
    ],
  },
  {
    kind: 'remote',
    name: 'projectId',
    key: 'projects',
    label: tWork('filter.project'),
    isMany: true,
    always: true,
    read: readProjectOptions,
  },
  {
    kind: 'select',
    name: 'severity',
    label: tWork('filter.severity'),
    isMany: true,
    always: true,
    options: severities.toReversed().map((value) => ({ value, label: t(`severity.${value}`) })),
  },
  {
    kind: 'remote',
    name: 'levelCode',
    key: 'levels',
    label: tWork('filter.level'),
    of: 'projectId',
    read: readLevels,
  },
  numberFilter('no', tWork('filter.no'), tWork('filter.noHint')),
  {
    kind: 'select',
    name: 'status',
    label: t('column.status'),
    isMany: true,
    options: shownRecordStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
  },
  {
    kind: 'flag',
    name: 'hasRedFlag',
    label: tWork('filter.hasRedFlag'),
    yes: tWork('filter.hasRedFlagYes'),
    no: tWork('filter.hasRedFlagNo'),
  },
  {
    kind: 'select',
    name: 'eligibility',
    label: tWork('filter.eligibility'),
    isMany: true,
    options: eligibilities.map((value) => ({ value, label: tWork(`eligibility.${value}`) })),
  },
  {
    kind: 'select',
    name: 'reached',
    label: tWork('filter.reached'),
    options: reachedStages.map((value) => ({ value, label: t(`status.${value}`) })),
  },
  {
    kind: 'select',
    name: 'agreementStatus',
    label: tWork('filter.agreement'),
    isMany: true,
    options: consentStates.map((value) => ({ value, label: t(`agreement.${value}`) })),
  },
  {
    kind: 'flag',
    name: 'hasReport',
    label: tWork('filter.hasReport'),
    yes: tWork('filter.hasReportYes'),
    no: tWork('filter.hasReportNo'),
  },
  { kind: 'days', names: ['startedFrom', 'startedBefore'], label: t('column.startedAt') },
  { kind: 'days', names: ['submittedFrom', 'submittedBefore'], label: t('column.submittedAt') },
  {
    kind: 'numbers',
    names: ['scoreMin', 'scoreMax'],
    label: tWork('filter.score'),
    min: -999,
    max: 9999,
    decimals: 2,
    unit: tWork('filter.scoreUnit'),
  },
  { kind: 'remote', name: 'categoryId', key: 'categories', label: tWork('filter.category'), read: readCategories },
  { kind: 'remote', name: 'hospitalId', key: 'hospitals', label: t('column.hospital'), read: readHospitals },
  { kind: 'remote', name: 'channelId', key: 'channels', label: tWork('filter.channel'), read: readChannels },
];
