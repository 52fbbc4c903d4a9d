import { Col, Form, Row } from 'antd';
import { RadioField } from '@/components/inputs/RadioField';
import { RegionField } from '@/components/inputs/RegionField';
import { SelectField } from '@/components/inputs/SelectField';
import { TextField } from '@/components/inputs/TextField';
import type { Hospital } from '@/contract/hospital';
import { hospitalKinds, hospitalLevels, hospitalNatures, hospital as limit } from '@/contract/limits/hospital';
import { useText } from '@/hooks/useText';
import { hospitalTexts } from '@/locales/hospital';
import { HospitalStatus } from './HospitalStatus';

/** Required fields of a hospital, and its status. */
export function BasicFields({ hospital }: { hospital: Hospital | undefined }) {
  const t = useText(hospitalTexts);
  const half = { xs: 24, md: 12 };
  return (
    <Row gutter={24}>
      <Col {...half}>
        <TextField name="name" label={t('field.name')} isRequired min={limit.minNameLength} max={limit.maxNameLength} />
      </Col>
      <Col {...half}>
        <SelectField
          name="level"
          label={t('field.level')}
          isRequired
          options={hospitalLevels.map((level) => ({ value: level, label: t(`level.${level}`) }))}
        />
      </Col>
      <Col {...half}>
        <SelectField
          name="kind"
          label={t('field.kind')}
          isRequired
          options={hospitalKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
        />
      </Col>
      <Col {...half}>
        <RadioField
          name="nature"
          label={t('field.nature')}
          isRequired
          options={hospitalNatures.map((nature) => ({ value: nature, label: t(`nature.${nature}`) }))}
        />
      </Col>
      <Col {...half}>
        <RegionField name="regionCode" label={t('field.regionCode')} isRequired text={hospital?.regionText} />
      </Col>
      <Col {...half}>
        <TextField name="address" label={t('field.address')} isRequired max={limit.maxAddressLength} />
      </Col>
      <Col span={24}>
        <Form.Item label={t('field.status')} extra={t(hospital ? 'edit.statusHint' : 'edit.statusNew')}>
          <HospitalStatus status={hospital?.status ?? 'active'} />
        </Form.Item>
      </Col>
    </Row>
  );
}
