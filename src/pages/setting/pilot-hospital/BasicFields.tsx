import { ProForm, ProFormRadio, ProFormSelect } from '@ant-design/pro-components';
import { Col, Row } from 'antd';
import { RegionField } from '@/components/inputs/RegionField';
import { TextField } from '@/components/inputs/TextField';
import type { Hospital } from '@/contract/hospital';
import { hospitalKinds, hospitalLevels, hospitalNatures, hospital as limit } from '@/contract/limits/hospital';
import { useText } from '@/hooks/useText';
import { HospitalStatus } from './HospitalStatus';

/** What a hospital cannot be without, and what its status is. */
export function BasicFields({ hospital }: { hospital: Hospital | undefined }) {
  const t = useText('hospital');
  const rules = [{ required: true, message: t('edit.required') }];
  const half = { xs: 24, md: 12 };
  return (
    <Row gutter={24}>
      <Col {...half}>
        <TextField name="name" label={t('field.name')} isRequired min={limit.nameMin} max={limit.name} />
      </Col>
      <Col {...half}>
        <ProFormSelect
          name="level"
          label={t('field.level')}
          placeholder={t('edit.choose')}
          rules={rules}
          options={hospitalLevels.map((level) => ({ value: level, label: t(`level.${level}`) }))}
        />
      </Col>
      <Col {...half}>
        <ProFormSelect
          name="kind"
          label={t('field.kind')}
          placeholder={t('edit.choose')}
          rules={rules}
          options={hospitalKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
        />
      </Col>
      <Col {...half}>
        <ProFormRadio.Group
          name="nature"
          label={t('field.nature')}
          rules={rules}
          options={hospitalNatures.map((nature) => ({ value: nature, label: t(`nature.${nature}`) }))}
        />
      </Col>
      <Col {...half}>
        <RegionField name="regionCode" label={t('field.regionCode')} isRequired text={hospital?.regionText} />
      </Col>
      <Col {...half}>
        <TextField name="address" label={t('field.address')} isRequired max={limit.address} />
      </Col>
      <Col span={24}>
        <ProForm.Item label={t('field.status')} extra={t(hospital ? 'edit.statusHint' : 'edit.statusNew')}>
          <HospitalStatus status={hospital?.status ?? 'active'} />
        </ProForm.Item>
      </Col>
    </Row>
  );
}
