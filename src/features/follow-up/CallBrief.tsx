import { Descriptions, Flex, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { ListFailed } from '@/components/feedback/ListFailed';
import type { FollowUp } from '@/contract/follow-up-list';
import { useGenderAge } from '@/features/member/useGenderAge';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useRead } from '@/hooks/useRead';
import { useText } from '@/hooks/useText';
import { followUpTexts } from '@/locales/followUp';
import { getMember } from '@/services/member';
import { getRecord } from '@/services/record';
import { AttemptsCard } from './AttemptsCard';
import styles from './CallBrief.module.css';
import { CriticalCard } from './CriticalCard';
import { DueCell } from './DueCell';
import { type CallTarget, findOpenFollowUp } from './open-follow-up';
import { RecordCard } from './RecordCard';
import { ScriptCard } from './ScriptCard';

type Subject = Pick<FollowUp, 'gender' | 'age' | 'recordId' | 'recordNo' | 'projectId' | 'projectName'> & {
  followUp?: FollowUp;
};

/** Subject of a call: the open follow-up if there is one, otherwise the record, otherwise the member. */
async function readSubject(target: CallTarget): Promise<Subject> {
  const { first } = await findOpenFollowUp(target);
  if (first) return { ...first, followUp: first };
  if (target.recordId) {
    const record = await getRecord(target.recordId);
    return { ...record, age: record.ageAtSubmit, recordId: record.id };
  }
  const { gender, age } = await getMember(target.memberId);
  return { gender, age, recordId: null, recordNo: null, projectId: null, projectName: null };
}

/** Information for the caller during a call: patient, reason and script. */
export function CallBrief(target: CallTarget) {
  const { followUp, recordId, memberId } = target;
  return followUp ? (
    <SubjectBrief {...followUp} followUp={followUp} />
  ) : (
    <LoadedBrief key={recordId ?? memberId} {...target} />
  );
}

function LoadedBrief(target: CallTarget) {
  const t = useText(followUpTexts);
  const { data, error, refetch } = useRead(['call', target.recordId ?? target.memberId], () => readSubject(target));
  if (data) return <SubjectBrief {...data} />;
  return error ? (
    <ListFailed title={t('brief.failed')} error={error} onRetry={refetch} />
  ) : (
    <Skeleton active paragraph={{ rows: 4 }} />
  );
}

function SubjectBrief({ gender, age, recordId, recordNo, projectId, projectName, followUp }: Subject) {
  const t = useText(followUpTexts);
  const plan = useEnumLabelOrRaw(followUpTexts, 'plan');
  const genderAge = useGenderAge();
  const facts: [label: string, value: ReactNode][] = [
    [t('brief.genderAge'), genderAge({ gender, age })],
    [t('column.project'), projectName ?? '—'],
    [
      t('brief.reason'),
      followUp ? (
        <Flex key="reason" gap="0 12px" wrap align="center">
          <span>{t('round', { round: followUp.round, plan: plan(followUp.plan) })}</span>
          <DueCell {...followUp} />
        </Flex>
      ) : (
        t('brief.noFollowUp')
      ),
    ],
    [t('column.attempts'), followUp ? t('times', { count: followUp.attempts }) : '—'],
  ];
  return (
    <>
      <Descriptions
        column={2}
        size="small"
        items={facts.map(([label, children]) => ({ key: label, label, children }))}
        styles={{ content: { overflowWrap: 'anywhere' } }}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it */}
      <section className={styles.texts} aria-label={t('drawer.aside')} tabIndex={0}>
        {followUp?.critical && <CriticalCard critical={followUp.critical} />}
        {projectId && <ScriptCard projectId={projectId} />}
        {recordId && <RecordCard id={recordId} recordNo={recordNo} />}
        {followUp && <AttemptsCard {...followUp} />}
      </section>
    </>
  );
}
