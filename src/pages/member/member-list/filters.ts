import type { FilterField } from '@/components/list/fields';
import { numberFilter } from '@/components/list/number-filter';
import { followStatuses, genders, member as limit, memberStatuses } from '@/contract/limits/member';
import { memberDetail } from '@/contract/limits/member-detail';
import { normalizeMobile } from '@/domain/validation/mobile';
import { cleanName } from '@/domain/validation/text';
import type { memberTexts } from '@/locales/member';
import type { memberDetailTexts } from '@/locales/memberDetail';
import { listChannelOptions } from '@/services/channel';
import { listMemberTags } from '@/services/member';
import type { TextOf } from '@/utils/text';

type MemberText = TextOf<typeof memberTexts>;
/** Labels of fields, shared with Member Detail and its change log. */
type FieldLabel = TextOf<typeof memberDetailTexts>;

const readChannels = async () => (await listChannelOptions()).map(({ id, name }) => ({ value: id, label: name }));
const readTags = async () => (await listMemberTags()).map((tag) => ({ value: tag, label: tag }));

/** Filters of Member List (docs/domain.md 6.1 and 9). */
export const memberFilters = (t: MemberText, tField: FieldLabel): FilterField[] => [
  {
    kind: 'personal',
    label: t('filter.personal'),
    always: true,
    choices: [
      {
        name: 'mobile',
        label: tField('field.mobile'),
        maxLength: memberDetail.maxTypedMobileLength,
        clean: normalizeMobile,
        pattern: /^(1[3-9]\d{9}|\d{4})$/,
        patternMessage: t('filter.mobileHint'),
        placeholder: t('filter.mobilePlaceholder'),
      },
      {
        name: 'realName',
        label: tField('field.realName'),
        maxLength: limit.maxRealNameLength,
        clean: cleanName,
        placeholder: t('filter.namePlaceholder'),
      },
      { name: 'nickname', label: tField('field.nickname'), maxLength: limit.maxNicknameLength },
    ],
  },
  { kind: 'remote', name: 'channelId', key: 'channels', label: t('filter.channel'), always: true, read: readChannels },
  { kind: 'days', names: ['registeredFrom', 'registeredBefore'], label: tField('field.registeredAt'), always: true },
  numberFilter('memberNo', tField('field.memberNo'), t('filter.memberNoHint')),
  {
    kind: 'select',
    name: 'status',
    label: tField('field.status'),
    options: memberStatuses.map((status) => ({ value: status, label: t(`status.${status}`) })),
  },
  {
    kind: 'select',
    name: 'channelTouch',
    label: t('filter.channelTouch'),
    options: [
      { value: 'first', label: t('filter.touchFirst') },
      { value: 'last', label: t('filter.touchLast') },
    ],
  },
  {
    kind: 'select',
    name: 'followStatus',
    label: tField('field.followStatus'),
    options: followStatuses.map((status) => ({ value: status, label: t(`follow.${status}`) })),
  },
  {
    kind: 'select',
    name: 'gender',
    label: tField('field.gender'),
    options: genders.toReversed().map((gender) => ({ value: gender, label: t(`gender.${gender}`) })),
  },
  {
    kind: 'numbers',
    names: ['ageMin', 'ageMax'],
    label: t('filter.age'),
    min: limit.minAge,
    max: limit.maxAge,
    unit: t('filter.ageUnit'),
  },
  { kind: 'region', name: 'regionCode', label: tField('field.regionText') },
  { kind: 'remote', name: 'tag', key: 'memberTags', label: t('filter.tag'), read: readTags },
  {
    kind: 'flag',
    name: 'hasRecord',
    label: t('filter.hasRecord'),
    yes: t('filter.hasRecordYes'),
    no: t('filter.hasRecordNo'),
  },
];
