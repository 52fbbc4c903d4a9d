import type { FilterField } from '@/components/list/fields';
import { numberFilter } from '@/components/list/number-filter';
import {
  adverseDegrees,
  followUpOutcomes,
  followUpPlans,
  followUpStatuses,
  followUpWays,
} from '@/contract/limits/follow-up';
import { record as recordLimit } from '@/contract/limits/record';
import { normalizeMobile } from '@/domain/validation/mobile';
import { cleanName } from '@/domain/validation/text';
import { readProjectOptions } from '@/features/project/project-options';
import type { followUpTexts } from '@/locales/followUp';
import { listOperators } from '@/services/operator';
import type { TextOf } from '@/utils/text';

/** Default filter: follow-ups of the current user. */
export const ownFollowUps = { assignee: 'me' };

/** Filters of Follow Tracks (docs/domain.md 6.10 and 9). */
export function followUpFilters(t: TextOf<typeof followUpTexts>): FilterField[] {
  const mine = t('filter.mine');
  const readAssignees = async () => [
    { value: 'me', label: mine },
    { value: 'none', label: t('unassigned') },
    { value: 'meOrNone', label: t('filter.mineOrNone') },
    ...(await listOperators()).map(({ id, name }) => ({ value: id, label: name })),
  ];
  const readProjects = async () => [{ value: 'none', label: t('filter.noProject') }, ...(await readProjectOptions())];
  return [
    {
      kind: 'remote',
      name: 'assignee',
      // The key contains a label, so that each language caches its own options.
      key: `assignees:${mine}`,
      label: t('filter.assignee'),
      always: true,
      defaults: ownFollowUps,
      read: readAssignees,
    },
    {
      kind: 'remote',
      name: 'projectId',
      key: `projectsOrNone:${mine}`,
      label: t('column.project'),
      isMany: true,
      always: true,
      read: readProjects,
    },
    {
      kind: 'personal',
      label: t('filter.personal'),
      always: true,
      choices: [
        {
          name: 'mobile',
          label: t('filter.mobile'),
          maxLength: 24,
          clean: normalizeMobile,
          pattern: /^(1[3-9]\d{9}|\d{4})$/,
          patternMessage: t('filter.mobileHint'),
          placeholder: t('filter.mobilePlaceholder'),
        },
        {
          name: 'patientName',
          label: t('filter.patientName'),
          maxLength: recordLimit.maxPatientNameLength,
          clean: cleanName,
          placeholder: t('filter.namePlaceholder'),
        },
      ],
    },
    // The tabs filter by the usual due dates, so that the others leave one line for all visible filters.
    { kind: 'days', names: ['dueFrom', 'dueBefore'], label: t('column.dueAt') },
    numberFilter('no', t('filter.no'), t('filter.noHint')),
    {
      kind: 'select',
      name: 'status',
      label: t('column.status'),
      isMany: true,
      options: followUpStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
    },
    {
      kind: 'select',
      name: 'plan',
      label: t('column.plan'),
      isMany: true,
      options: followUpPlans.map((value) => ({ value, label: t(`plan.${value}`) })),
    },
    {
      kind: 'select',
      name: 'way',
      label: t('column.way'),
      isMany: true,
      options: followUpWays.map((value) => ({ value, label: t(`way.${value}`) })),
    },
    {
      kind: 'select',
      name: 'outcome',
      label: t('column.outcome'),
      isMany: true,
      options: followUpOutcomes.map((value) => ({ value, label: t(`outcome.${value}`) })),
    },
    {
      kind: 'select',
      name: 'adverse',
      label: t('column.adverse'),
      isMany: true,
      options: adverseDegrees.map((value) => ({ value, label: t(`adverse.${value}`) })),
    },
    {
      kind: 'flag',
      name: 'unacknowledged',
      label: t('filter.unacknowledged'),
      yes: t('filter.unacknowledgedYes'),
      no: t('filter.unacknowledgedNo'),
    },
    {
      kind: 'flag',
      name: 'refused',
      label: t('filter.refused'),
      yes: t('filter.refusedYes'),
      no: t('filter.refusedNo'),
    },
    { kind: 'flag', name: 'onTime', label: t('filter.onTime'), yes: t('filter.onTimeYes'), no: t('filter.onTimeNo') },
    { kind: 'days', names: ['doneFrom', 'doneBefore'], label: t('column.doneAt') },
    { kind: 'linked', name: 'memberId', label: t('filter.member') },
    { kind: 'linked', name: 'recordId', label: t('filter.record') },
  ];
}
