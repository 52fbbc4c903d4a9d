import { ProFormRadio } from '@ant-design/pro-components';
import { useMemo } from 'react';
import type { CompareField } from '@/components/form/compare-fields';
import { EditDrawer } from '@/components/form/EditDrawer';
import type { EditSpec } from '@/components/form/useEditForm';
import { DayField } from '@/components/inputs/DayField';
import { MaskedField, typedAnew } from '@/components/inputs/MaskedField';
import { RegionField } from '@/components/inputs/RegionField';
import { TextAreaField } from '@/components/inputs/TextField';
import { TagsField } from '@/components/TagsField';
import { member as limit } from '@/contract/limits/member';
import { memberDetail } from '@/contract/limits/member-detail';
import type { MemberDetail, MemberInput } from '@/contract/member-detail';
import { businessDay } from '@/domain/period/calendar';
import { isMobile, normaliseMobile } from '@/domain/validation/mobile';
import { isPersonName, personName } from '@/domain/validation/person-name';
import { cleanLine } from '@/domain/validation/text';
import { useRegions } from '@/hooks/useRegions';
import { useText } from '@/hooks/useText';
import { updateMember } from '@/services/member';

import { regionPath } from '@/utils/regions';

const genders = ['unknown', 'male', 'female'] as const;

// Name and number are undefined while they are left as they are: the console knows but their masks.
const toValues = (member?: MemberDetail): MemberInput => ({
  realName: undefined,
  mobile: undefined,
  gender: member?.gender ?? 'unknown',
  birthDate: member?.birthDate ?? null,
  regionCode: member?.regionCode ?? null,
  tags: member?.tags ?? [],
  remark: member?.remark ?? null,
});

async function save(values: MemberInput, base: MemberDetail | undefined) {
  if (!base) throw new Error('members come from the mini program');
  const { realName, mobile, ...rest } = values;
  return updateMember(base, { ...rest, realName: typedAnew(realName), mobile: typedAnew(mobile) });
}

type Props = { member: MemberDetail; onSaved: (member: MemberDetail) => void; onClose: () => void };

export function MemberEditDrawer({ member, onSaved, onClose }: Props) {
  const t = useText('memberDetail');
  const tMember = useText('member');
  const tInput = useText('input');
  const { regions } = useRegions(true);

  const spec: EditSpec<MemberInput, MemberDetail> = {
    name: `member:${member.id}`,
    entity: member,
    toValues,
    save,
    onSaved,
  };
  const compare = useMemo((): CompareField<MemberInput, MemberDetail>[] => {
    const region = (code: unknown) =>
      regionPath(regions, String(code))
        .map(({ label }) => label)
        .join(' ') || '—';
    return [
      { name: 'realName', label: t('field.realName'), shownOf: ({ realNameMasked }) => realNameMasked },
      { name: 'mobile', label: t('field.mobile'), shownOf: ({ mobileMasked }) => mobileMasked },
      {
        name: 'gender',
        label: t('field.gender'),
        format: (gender) => tMember(`gender.${genders.find((one) => one === gender) ?? 'unknown'}`),
      },
      { name: 'birthDate', label: t('field.birthDate') },
      { name: 'regionCode', label: t('field.regionCode'), format: region },
      { name: 'tags', label: t('field.tags') },
      { name: 'remark', label: t('field.remark') },
    ];
  }, [regions, t, tMember]);

  return (
    <EditDrawer title={t('edit.title', { memberNo: member.memberNo })} spec={spec} compare={compare} onClose={onClose}>
      <MaskedField
        name="realName"
        label={t('field.realName')}
        masked={member.realNameMasked}
        max={personName.max}
        clean={cleanLine}
        form={{ holds: isPersonName, message: tInput('form.personName') }}
      />
      <MaskedField
        name="mobile"
        label={t('field.mobile')}
        masked={member.mobileMasked}
        max={limit.mobile}
        clean={normaliseMobile}
        form={{ holds: isMobile, message: tInput('form.mobile') }}
        inputMode="tel"
      />
      <ProFormRadio.Group
        name="gender"
        label={t('field.gender')}
        options={genders.map((gender) => ({ value: gender, label: tMember(`gender.${gender}`) }))}
      />
      <DayField
        name="birthDate"
        label={t('field.birthDate')}
        min={memberDetail.birthDateMin}
        max={businessDay(Date.now())}
      />
      <RegionField name="regionCode" label={t('field.regionCode')} />
      <TagsField name="tags" />
      <TextAreaField name="remark" label={t('field.remark')} max={limit.remark} />
    </EditDrawer>
  );
}
