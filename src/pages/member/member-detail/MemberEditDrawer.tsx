import { useMemo } from 'react';
import type { CompareField } from '@/components/form/compare-fields';
import { EditDrawer } from '@/components/form/EditDrawer';
import type { EditSpec } from '@/components/form/useEditForm';
import { DayField } from '@/components/inputs/DayField';
import { getEnteredValue, MaskedField } from '@/components/inputs/MaskedField';
import { RadioField } from '@/components/inputs/RadioField';
import { RegionField } from '@/components/inputs/RegionField';
import { TextAreaField } from '@/components/inputs/TextField';
import { genders, member as limit } from '@/contract/limits/member';
import { memberDetail } from '@/contract/limits/member-detail';
import type { MemberDetail, MemberInput } from '@/contract/member-detail';
import { toBusinessDay } from '@/domain/period/calendar';
import { isMobile, normalizeMobile } from '@/domain/validation/mobile';
import { isPersonName, personName } from '@/domain/validation/person-name';
import { cleanName } from '@/domain/validation/text';
import { AppError } from '@/errors/app-error';
import { getCurrent } from '@/errors/refusal';
import { TagsField } from '@/features/member/TagsField';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useRegions } from '@/hooks/useRegions';
import { useText } from '@/hooks/useText';
import { inputTexts } from '@/locales/input';
import { memberTexts } from '@/locales/member';
import { memberDetailTexts } from '@/locales/memberDetail';
import { updateMember } from '@/services/member';
import { serverNow } from '@/utils/clock';
import { formatRegion } from '@/utils/regions';

// Name and number stay undefined unless they are changed, because the console only has their masks.
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
  return updateMember(base, { ...rest, realName: getEnteredValue(realName), mobile: getEnteredValue(mobile) });
}

/** Name of the form of a member and of its draft. */
export const formName = ({ id }: Pick<MemberDetail, 'id'>) => `member:${id}`;

type Props = {
  member: MemberDetail;
  /** Called with the saved member, or with one that another operator has cancelled. */
  onChange: (member: MemberDetail) => void;
  onReload: () => void;
  onClose: () => void;
};

export function MemberEditDrawer({ member, onChange, onReload, onClose }: Props) {
  const t = useText(memberDetailTexts);
  const tInput = useText(inputTexts);
  const genderWord = useEnumLabelOrRaw(memberTexts, 'gender');
  const { regions } = useRegions(true);

  // A member that was cancelled meanwhile has nothing to compare with; the caller replaces the form.
  const refused = (error: unknown): never => {
    const theirs = getCurrent<MemberDetail>(error);
    if (error instanceof AppError && theirs?.status === 'cancelled') {
      error.handled = true;
      onChange(theirs);
    }
    // A server can check the status before the version, and then does not send the current one.
    if (error instanceof AppError && error.status === 403) onReload();
    throw error;
  };

  const spec: EditSpec<MemberInput, MemberDetail> = {
    name: formName(member),
    entity: member,
    toValues,
    save: (values, base) => save(values, base).catch(refused),
    onSaved: onChange,
  };
  const compare = useMemo((): CompareField<MemberInput, MemberDetail>[] => {
    const region = (code: unknown) => formatRegion(regions, code as string | null);
    return [
      { name: 'realName', label: t('field.realName'), shownOf: ({ realNameMasked }) => realNameMasked },
      { name: 'mobile', label: t('field.mobile'), shownOf: ({ mobileMasked }) => mobileMasked },
      {
        name: 'gender',
        label: t('field.gender'),
        format: (gender) => genderWord(String(gender)),
      },
      { name: 'birthDate', label: t('field.birthDate') },
      { name: 'regionCode', label: t('field.regionCode'), format: region },
      { name: 'tags', label: t('field.tags') },
      { name: 'remark', label: t('field.remark') },
    ];
  }, [regions, t, genderWord]);
  // An unknown value stays selectable.
  const offered = [...new Set([...genders, member.gender])];

  return (
    <EditDrawer title={t('edit.title', { memberNo: member.memberNo })} spec={spec} compare={compare} onClose={onClose}>
      <MaskedField
        name="realName"
        label={t('field.realName')}
        masked={member.realNameMasked}
        max={personName.max}
        clean={cleanName}
        form={{ holds: isPersonName, message: tInput('form.personName') }}
      />
      <MaskedField
        name="mobile"
        label={t('field.mobile')}
        masked={member.mobileMasked}
        max={limit.maxMobileLength}
        clean={normalizeMobile}
        form={{ holds: isMobile, message: tInput('form.mobile') }}
        inputMode="tel"
      />
      <RadioField
        name="gender"
        label={t('field.gender')}
        options={offered.map((gender) => ({ value: gender, label: genderWord(gender) }))}
      />
      <DayField
        name="birthDate"
        label={t('field.birthDate')}
        min={memberDetail.minBirthDate}
        max={toBusinessDay(serverNow())}
      />
      <RegionField name="regionCode" label={t('field.regionCode')} text={member.regionText} />
      <TagsField name="tags" />
      <TextAreaField name="remark" label={t('field.remark')} max={limit.maxRemarkLength} />
    </EditDrawer>
  );
}
