import { Link } from '@umijs/max';
import { Empty, Table } from 'antd';
import { StatusBadge, type Tone } from '@/components/display/StatusBadge';
import { useEntity } from '@/components/form/useEntity';
import { Loaded } from '@/components/page/Loaded';
import type { HospitalListed } from '@/contract/hospital';
import { project as limit } from '@/contract/limits/project';
import { reachedStages } from '@/contract/limits/record';
import type { Project } from '@/contract/project-list';
import { recordListPath } from '@/features/record/record-path';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { hospitalTexts } from '@/locales/hospital';
import { projectTexts } from '@/locales/project';
import { projectDetailTexts } from '@/locales/projectDetail';
import { listHospitals } from '@/services/hospital';

const tones: Readonly<Record<string, Tone>> = { active: 'success', paused: 'warning', ended: 'default' };
const hospitalPath = (id: string) => `/setting/pilot-hospital?id=${encodeURIComponent(id)}`;

/** Hospitals that the project refers to. Their figures cover all projects. */
export function HospitalsTab({ project: { id, version } }: { project: Project }) {
  const t = useText(projectDetailTexts);
  const tHospital = useText(hospitalTexts);
  const tProject = useText(projectTexts);
  const level = useEnumLabelOrRaw(hospitalTexts, 'level');
  const status = useEnumLabelOrRaw(hospitalTexts, 'status');
  const read = useEntity(['hospital', 'ofProject', id, version], () =>
    listHospitals({ projectId: id, pageSize: limit.maxHospitals, current: 1 }),
  );
  return (
    <Loaded read={read} failed={t('hospitals.failed')}>
      {({ list }) => (
        <Table<HospitalListed>
          aria-label={t('tab.hospitals')}
          rowKey="id"
          size="small"
          pagination={false}
          dataSource={list}
          locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('hospitals.none')} /> }}
          columns={[
            {
              key: 'name',
              title: tHospital('column.name'),
              render: (_, row) => <Link to={hospitalPath(row.id)}>{row.name}</Link>,
            },
            { key: 'level', title: tHospital('column.level'), width: 96, render: (_, row) => level(row.level) },
            { key: 'region', title: tHospital('field.region'), width: 176, dataIndex: 'regionText' },
            {
              key: 'status',
              title: tHospital('field.status'),
              width: 92,
              render: (_, row) => <StatusBadge tone={tones[row.status]} label={status(row.status)} />,
            },
            ...reachedStages.map((reached) => ({
              key: reached,
              title: t(`hospitals.${reached}`),
              width: 120,
              align: 'right' as const,
              render: (_: unknown, row: HospitalListed) => {
                const count = row[`${reached}Count`];
                const label = tProject('recordTimes', { count });
                return count === 0 ? label : <Link to={recordListPath({ hospitalId: row.id, reached })}>{label}</Link>;
              },
            })),
          ]}
        />
      )}
    </Loaded>
  );
}
