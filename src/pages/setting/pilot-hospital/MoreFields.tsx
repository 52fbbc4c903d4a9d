import { Col, Row } from 'antd';
import type { ReactNode } from 'react';
import { ServicePhoneField } from '@/components/inputs/contact-fields';
import { DayField } from '@/components/inputs/DayField';
import { ImageField } from '@/components/inputs/image/ImageField';
import { ImagesField } from '@/components/inputs/image/ImagesField';
import { MaskedField } from '@/components/inputs/MaskedField';
import { NumberField } from '@/components/inputs/NumberField';
import { toAntdRule } from '@/components/inputs/rules';
import { StringListField } from '@/components/inputs/StringListField';
import { TextAreaField, TextField } from '@/components/inputs/TextField';
import type { Hospital } from '@/contract/hospital';
import { hospital as limit } from '@/contract/limits/hospital';
import { sort } from '@/contract/limits/sort';
import { getLatestJoinedAt } from '@/domain/hospital/joined';
import { isMobile, normalizeMobile } from '@/domain/validation/mobile';
import { countCharacters } from '@/domain/validation/text';
import { useText } from '@/hooks/useText';
import { hospitalTexts } from '@/locales/hospital';
import { inputTexts } from '@/locales/input';
import { serverNow } from '@/utils/clock';
import { CoordinateField } from './CoordinateField';
import type { HospitalText } from './columns';
import { tidyDepartments } from './values';

/** Limits number and length of departments. */
const departmentsRule = (t: HospitalText) =>
  toAntdRule<string[]>((departments) => {
    const tidy = tidyDepartments(departments);
    if (tidy.length > limit.maxDepartments) return t('edit.tooManyDepartments', { max: limit.maxDepartments });
    if (tidy.some((department) => countCharacters(department) > limit.maxDepartmentLength)) {
      return t('edit.departmentTooLong', { length: limit.maxDepartmentLength });
    }
    return undefined;
  });

/** Optional fields of a hospital. */
export function MoreFields({ hospital }: { hospital: Hospital | undefined }) {
  const t = useText(hospitalTexts);
  const tInput = useText(inputTexts);
  const half = (field: ReactNode) => (
    <Col xs={24} md={12}>
      {field}
    </Col>
  );
  return (
    <Row gutter={24}>
      {half(<TextField name="shortName" label={t('field.shortName')} max={limit.maxShortNameLength} />)}
      {half(<TextField name="orgCode" label={t('field.orgCode')} max={limit.maxOrgCodeLength} />)}
      <Col span={24}>
        <StringListField
          name="departments"
          label={t('field.departments')}
          extra={t('edit.departmentsHint', { max: limit.maxDepartments, length: limit.maxDepartmentLength })}
          rules={[departmentsRule(t)]}
          separators={[',', '，', '、', ';']}
        />
      </Col>
      {half(<ServicePhoneField name="phone" label={t('field.phone')} max={limit.maxPhoneLength} />)}
      {half(<TextField name="openHours" label={t('field.openHours')} max={limit.maxOpenHoursLength} />)}
      {half(<TextField name="contactName" label={t('field.contactName')} max={limit.maxContactNameLength} />)}
      {half(
        <MaskedField
          name="contactMobile"
          label={t('field.contactMobile')}
          masked={hospital?.contactMobileMasked ?? null}
          max={limit.maxContactMobileLength}
          clean={normalizeMobile}
          form={{ holds: isMobile, message: tInput('form.mobile') }}
          inputMode="tel"
        />,
      )}
      {half(<CoordinateField name="latitude" other="longitude" />)}
      {half(<CoordinateField name="longitude" other="latitude" />)}
      {half(<DayField name="joinedAt" label={t('field.joinedAt')} max={getLatestJoinedAt(serverNow())} />)}
      {half(
        <NumberField name="sort" label={t('field.sort')} extra={t('edit.sortHint')} min={sort.min} max={sort.max} />,
      )}
      <Col span={24}>
        <TextAreaField name="intro" label={t('field.intro')} max={limit.maxIntroLength} rows={5} />
      </Col>
      <Col span={24}>
        <ImageField name="logoUrl" label={t('field.logoUrl')} purpose="hospitalLogo" />
      </Col>
      <Col span={24}>
        <ImagesField name="photos" label={t('field.photos')} purpose="hospitalPhoto" max={limit.maxPhotos} />
      </Col>
    </Row>
  );
}
