import { Link } from '@umijs/max';
import { Descriptions, Flex, Tag } from 'antd';
import type { ReactNode } from 'react';
import { DateTimeRange } from '@/components/display/DateTimeRange';
import { RelativeTime } from '@/components/display/RelativeTime';
import { Thumbnail } from '@/components/inputs/image/Thumbnail';
import type { Hospital } from '@/contract/hospital';
import type { reachedStages } from '@/contract/limits/record';
import { recordListPath } from '@/features/record/record-path';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { hospitalTexts } from '@/locales/hospital';
import { inputTexts } from '@/locales/input';
import { ContactReveal } from './ContactReveal';
import styles from './HospitalFacts.module.css';
import { HospitalStatus } from './HospitalStatus';
import { useProjects } from './useProjects';

/** Content width of the drawer in pixels. */
const WIDTH = 672;
const LABEL_WIDTH = 128;

type Fact = [label: string, value: ReactNode, isWide?: true];

const renderText = (value: string | number | null) => (value === null || value === '' ? '—' : <bdi>{value}</bdi>);

function Status({ hospital: { status, statusReason, statusSince } }: { hospital: Hospital }) {
  const t = useText(hospitalTexts);
  return (
    <span>
      <HospitalStatus status={status} />{' '}
      {statusSince && <DateTimeRange text={t('detail.since', { date: statusSince })} />}
      {statusReason && <div>{statusReason}</div>}
    </span>
  );
}

function Projects({ ids }: { ids: readonly string[] }) {
  const { isLoading, getProjectLabel } = useProjects();
  if (ids.length === 0) return '—';
  if (isLoading) return '…';
  return (
    <ul className={styles.list}>
      {ids.map((id) => (
        <li key={id}>{getProjectLabel(id)}</li>
      ))}
    </ul>
  );
}

function Pictures({ pictures }: { pictures: { url: string; alt: string }[] }) {
  const t = useText(inputTexts);
  if (pictures.length === 0) return '—';
  const previewName = (label: string) => t('image.named', { action: t('image.preview'), label });
  return (
    <Flex wrap gap={8}>
      {pictures.map(({ url, alt }) => (
        <Thumbnail key={alt} url={url} alt={alt} previewName={previewName(alt)} />
      ))}
    </Flex>
  );
}

/** Details of a hospital in sections. */
export function HospitalFacts({ hospital, onRevealed }: { hospital: Hospital; onRevealed: () => void }) {
  const t = useText(hospitalTexts);
  const level = useEnumLabelOrRaw(hospitalTexts, 'level');
  const nature = useEnumLabelOrRaw(hospitalTexts, 'nature');
  const kind = useEnumLabelOrRaw(hospitalTexts, 'kind');
  const { name, latitude, longitude, departments, photos, logoUrl } = hospital;
  const renderRecordCount = (count: number | undefined, reached: (typeof reachedStages)[number]) =>
    count === undefined ? (
      '—'
    ) : (
      <Link key={reached} to={recordListPath({ hospitalId: hospital.id, reached })}>
        {t('recordTimes', { count })}
      </Link>
    );
  const renderTimestamp = (at: string, by: string | null) => (
    <span>
      <RelativeTime instant={at} />
      {by && ` · ${by}`}
    </span>
  );

  const sections: { title: string; facts: Fact[] }[] = [
    {
      title: t('detail.basic'),
      facts: [
        [t('field.name'), renderText(name), true],
        [t('field.shortName'), renderText(hospital.shortName)],
        [t('field.orgCode'), renderText(hospital.orgCode)],
        [t('field.level'), level(hospital.level)],
        [t('field.nature'), nature(hospital.nature)],
        [t('field.kind'), kind(hospital.kind)],
        [t('field.sort'), hospital.sort],
        [
          t('field.departments'),
          departments.length === 0 ? (
            '—'
          ) : (
            <Flex key="departments" wrap gap={4}>
              {departments.map((department) => (
                <Tag key={department}>
                  <bdi>{department}</bdi>
                </Tag>
              ))}
            </Flex>
          ),
          true,
        ],
      ],
    },
    {
      title: t('detail.cooperation'),
      facts: [
        [t('field.status'), <Status key="status" hospital={hospital} />],
        [
          t('field.joinedAt'),
          hospital.joinedAt === null ? '—' : <DateTimeRange key="joinedAt" text={hospital.joinedAt} />,
        ],
        [t('field.referredCount'), renderRecordCount(hospital.referredCount, 'referred')],
        [t('field.enrolledCount'), renderRecordCount(hospital.enrolledCount, 'enrolled')],
        [t('field.projectIds'), <Projects key="projects" ids={hospital.projectIds} />, true],
      ],
    },
    {
      title: t('detail.contact'),
      facts: [
        [t('field.region'), renderText(hospital.regionText)],
        [
          t('field.coordinates'),
          renderText(latitude === null || longitude === null ? null : `${latitude}, ${longitude}`),
        ],
        [t('field.address'), renderText(hospital.address), true],
        [t('field.phone'), renderText(hospital.phone)],
        [t('field.openHours'), renderText(hospital.openHours)],
        [t('field.contactName'), renderText(hospital.contactName)],
        [t('field.contactMobile'), <ContactReveal key="mobile" hospital={hospital} onRevealed={onRevealed} />],
      ],
    },
    {
      title: t('detail.about'),
      facts: [
        [
          t('field.intro'),
          <span key="intro" className={styles.intro}>
            {renderText(hospital.intro)}
          </span>,
          true,
        ],
        [
          t('field.logoUrl'),
          <Pictures key="logo" pictures={logoUrl ? [{ url: logoUrl, alt: t('field.logoUrl') }] : []} />,
          true,
        ],
        [
          t('field.photos'),
          <Pictures
            key="photos"
            pictures={photos.map((url, index) => ({ url, alt: t('detail.photo', { name, place: index + 1 }) }))}
          />,
          true,
        ],
        [t('field.created'), renderTimestamp(hospital.createdAt, hospital.createdByName)],
        [t('field.updated'), renderTimestamp(hospital.updatedAt, hospital.updatedByName)],
      ],
    },
  ];

  return sections.map(({ title, facts }) => (
    <Descriptions
      key={title}
      className={styles.section}
      title={title}
      size="small"
      bordered
      // Fixed widths align the columns of all four sections.
      styles={{ label: { width: LABEL_WIDTH }, content: { width: WIDTH / 2 - LABEL_WIDTH } }}
      column={{ xs: 1, sm: 2 }}
      items={facts.map(([label, children, isWide]) => ({
        key: label,
        label,
        children,
        span: isWide ? 'filled' : undefined,
      }))}
    />
  ));
}
