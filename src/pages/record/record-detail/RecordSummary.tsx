import { Link } from '@umijs/max';
import { Flex, Steps } from 'antd';
import type { ReactNode } from 'react';
import { recordTabs } from '@/contract/limits/record';
import type { RecordDetail } from '@/contract/record-detail';
import { useGenderAge } from '@/features/member/useGenderAge';
import { RecordStatus } from '@/features/record/RecordStatus';
import { RedFlagsCell, ResultCell } from '@/features/record/ResultCell';
import { SubmittedTime } from '@/features/record/SubmittedTime';
import { useText } from '@/hooks/useText';
import { recordTexts } from '@/locales/record';
import { recordDetailTexts } from '@/locales/recordDetail';
import styles from './record-detail.module.css';

/** Statuses in which someone has to act, in order. */
const steps = recordTabs.filter((tab) => tab !== 'all');

/** Summary of a record: owner, result and progress (docs/domain.md 9, row 3). */
export function RecordSummary({ record }: { record: RecordDetail }) {
  const t = useText(recordDetailTexts);
  const tRecord = useText(recordTexts);
  const genderAge = useGenderAge();
  const { gender, ageAtSubmit, projectId, projectName, quizVersion, status } = record;
  const facts: [key: string, value: ReactNode][] = [
    ['no', record.recordNo],
    ['genderAge', genderAge({ gender, age: ageAtSubmit })],
    ['status', <RecordStatus key="status" status={status} />],
    ['result', <ResultCell key="result" {...record} />],
    ...(record.redFlagCount > 0
      ? [
          [
            'redFlags',
            <span key="redFlags">
              {tRecord('column.redFlags')} <RedFlagsCell {...record} />
            </span>,
          ] as [string, ReactNode],
        ]
      : []),
    [
      'project',
      <Link key="project" className={styles.link} to={`/project/project-detail?id=${encodeURIComponent(projectId)}`}>
        {t('project', { name: projectName, version: quizVersion })}
      </Link>,
    ],
    ['assignee', t('fact', { label: tRecord('column.assignee'), value: record.assigneeName ?? t('nobody') })],
    ['channel', t('fact', { label: t('channel'), value: record.channelName ?? '—' })],
    [
      'submittedAt',
      <span key="submittedAt">
        {tRecord('column.submittedAt')} <SubmittedTime {...record} />
      </span>,
    ],
  ];
  const current = status === 'enrolled' ? steps.length : (steps as readonly string[]).indexOf(status);
  return (
    <Flex vertical gap={12}>
      <ul className={styles.facts}>
        {facts.map(([key, value]) => (
          <li key={key}>{value}</li>
        ))}
      </ul>
      {current >= 0 && (
        <Steps
          size="small"
          responsive={false}
          current={current}
          items={steps.map((step) => ({ title: tRecord(`status.${step}`) }))}
          className={styles.steps}
          aria-label={t('progress')}
        />
      )}
    </Flex>
  );
}
