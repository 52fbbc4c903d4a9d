import { Link } from '@umijs/max';
import { Button, Card, Descriptions } from 'antd';
import type { ReactNode } from 'react';
import { CallButton } from '@/components/call/CallButton';
import type { RecordDetail } from '@/contract/record-detail';
import { toCallee } from '@/features/follow-up/callee';
import { toCallTarget } from '@/features/follow-up/open-follow-up';
import { useCallResult } from '@/features/follow-up/useCallResult';
import { memberPath } from '@/features/member/member-path';
import { useGenderAge } from '@/features/member/useGenderAge';
import { ContradictionNote } from '@/features/record/ContradictionNote';
import { revealRecordContact } from '@/features/record/reveal-contact';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { recordDetailTexts } from '@/locales/recordDetail';
import { revealTexts } from '@/locales/reveal';
import { getRevealableFields } from './RecordReveal';
import styles from './record-detail.module.css';

type Props = {
  record: RecordDetail;
  onShowAnswer: (questionId: string) => void;
  onReveal: () => void;
  onRevealed: () => void;
  /** Called when the result of a call was recorded. */
  onRecorded: () => void;
};

/** Masked personal data of the patient, and the call button. */
export function PatientCard({ record, onShowAnswer, onReveal, onRevealed, onRecorded }: Props) {
  const t = useText(recordDetailTexts);
  const tReveal = useText(revealTexts);
  const genderAge = useGenderAge();
  const relation = useEnumLabelOrRaw(recordDetailTexts, 'relation');
  const { id, memberId, memberNo, gender, ageAtSubmit, heightCm, weightKg, bmi } = record;
  const [recordCall, callResult, recordMissed] = useCallResult();
  const called = toCallTarget(record);
  const facts: [label: string, value: ReactNode, span?: number][] = [
    [t('field.patientName'), record.patientNameMasked ?? '—'],
    [t('field.genderAge'), genderAge({ gender, age: ageAtSubmit })],
    [t('field.mobile'), record.mobileMasked ?? '—'],
    [t('field.idNo'), record.idNoMasked ?? '—'],
    [t('field.regionText'), record.regionText ?? '—'],
    [
      t('field.body'),
      heightCm === null && weightKg === null
        ? '—'
        : t('field.bodyOf', { height: heightCm ?? '—', weight: weightKg ?? '—', bmi: bmi ?? '—' }),
    ],
    [
      t('field.member'),
      <Link key="member" className={styles.link} to={memberPath(memberId)}>
        {memberNo}
      </Link>,
    ],
    // The whole width, since its English label is long.
    [t('field.relation'), relation(record.relation), 2],
  ];
  return (
    <Card
      size="small"
      className={styles.patient}
      title={t('patient')}
      extra={
        <>
          {record.mobileMasked && record.mayCall && (
            <CallButton
              {...toCallee(called)}
              name={record.recordNo}
              isNotToBeContacted={record.doNotContact !== null}
              reveal={() => revealRecordContact(id)}
              onRecord={() => recordCall(called, onRecorded)}
              onMissed={() => recordMissed(called, onRecorded)}
              onClose={onRevealed}
            />
          )}{' '}
          {getRevealableFields(record).length > 0 && (
            <Button size="small" aria-label={t('reveal.patient')} onClick={onReveal}>
              {tReveal('show')}
            </Button>
          )}
        </>
      }
    >
      <ContradictionNote record={record} onShow={onShowAnswer} />
      <Descriptions
        column={2}
        size="small"
        items={facts.map(([label, children, span]) => ({ key: label, label, children, span }))}
      />
      {callResult}
    </Card>
  );
}
