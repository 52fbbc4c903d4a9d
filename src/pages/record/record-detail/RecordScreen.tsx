import { Card, Col, Flex, Row } from 'antd';
import { memo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useEditParam } from '@/components/form/useEditParam';
import { useScreenEntity } from '@/components/form/useScreenEntity';
import { EntityHistory } from '@/components/log/EntityHistory';
import { Page } from '@/components/page/Page';
import { AfterFirstRender } from '@/components/shell/AfterFirstRender';
import { recordRevealFields } from '@/contract/limits/record';
import type { RecordDetail } from '@/contract/record-detail';
import { isOpen } from '@/domain/record-status';
import { AgreementCard } from '@/features/agreement/AgreementCard';
import { AdverseBanner } from '@/features/follow-up/AdverseBanner';
import { CriticalCard } from '@/features/follow-up/CriticalCard';
import { FollowUpsCard } from '@/features/follow-up/FollowUpsCard';
import { toCallTarget } from '@/features/follow-up/open-follow-up';
import { useCallResult } from '@/features/follow-up/useCallResult';
import { ReportList } from '@/features/report/ReportList';
import { useAction } from '@/hooks/useAction';
import { useEnumLabel } from '@/hooks/useEnumLabel';
import { usePrint } from '@/hooks/usePrint';
import { useStateFor } from '@/hooks/useStateFor';
import { useText } from '@/hooks/useText';
import { recordDetailTexts } from '@/locales/recordDetail';
import { recordWorkTexts } from '@/locales/recordWork';
import { refetch } from '@/services/query-client';
import { getQuiz } from '@/services/quiz';
import { revealRecord } from '@/services/record';
import { answerId } from './AnswerItem';
import { AnswersCard, sectionsOpenAtFirst } from './AnswersCard';
import { FlagsCard } from './FlagsCard';
import { PatientCard } from './PatientCard';
import { PrintHead } from './PrintHead';
import { RecordBar } from './RecordBar';
import { RecordNotices } from './RecordNotices';
import { type Over, RecordOverlay } from './RecordOverlay';
import { RecordSummary } from './RecordSummary';
import styles from './record-detail.module.css';
import { ScoreCard } from './ScoreCard';
import { HintsCard, SourceCard } from './SideCards';
import { type ClaimPurpose, useClaimPurpose } from './useClaimPurpose';
import { useRecordWork } from './useRecordWork';
import { useShownAnswers } from './useShownAnswers';
import { WorkCard } from './WorkCard';
import { WorkEdit } from './WorkEdit';

/** Change log and access log of the record. */
function HistoryCard({ id }: { id: string }) {
  const field = useEnumLabel(recordDetailTexts, 'field');
  return <EntityHistory entityType="record" entityId={id} texts={recordDetailTexts} fieldOf={field} />;
}

type Props = {
  record: RecordDetail;
  onChange: (record: RecordDetail) => void;
  onReload: () => void;
  /** Opens another record. */
  onShow: (id: string) => void;
};

/** Screen of a record: answers, result and next action (docs/domain.md 6.5 and 9). */
export const RecordScreen = memo(({ record, onChange, onReload, onShow }: Props) => {
  const t = useText(recordDetailTexts);
  const tWork = useText(recordWorkTexts);
  const { target, open: edit, close: closeEdit } = useEditParam();
  const { id, recordNo, quizId } = record;
  const quizRead = useScreenEntity('quiz', quizId, getQuiz);
  const [over, setOver] = useStateFor<Over | undefined>(id, () => undefined);
  const [openSections, setOpenSections] = useStateFor(id, () => sectionsOpenAtFirst(record));
  // Incremented by each reveal and print, which add log entries.
  const [looks, setLooks] = useState(0);
  const looked = () => setLooks((count) => count + 1);
  // Incremented when a dialog resends an invitation, which does not change the record.
  const [changes, setChanges] = useState(0);
  const shown = useShownAnswers(record);
  const claim = useClaimPurpose(record);
  const [revealAgain] = useAction(async (purpose: NonNullable<ClaimPurpose['confirmed']>) => {
    const { answers, pictures } = await revealRecord(id, { ...purpose, fields: ['answers'] });
    if (answers) shown.show({ answers, pictures });
    looked();
  });
  const { isPrinting, print } = usePrint(
    { entityType: 'record', entityId: id, fields: [...recordRevealFields] },
    looked,
  );
  const followUpsChanged = () => {
    refetch('followUp');
    onReload();
  };
  const [recordContact, contact] = useCallResult();
  const work = useRecordWork(record, {
    onChange,
    onReload,
    onContact: (followUpId) =>
      followUpId ? setOver({ kind: 'followUp', followUpId }) : recordContact(toCallTarget(record), followUpsChanged),
  });
  const showAnswer = (questionId: string) => {
    // A collapsed section is rendered first, so that there is something to scroll to.
    flushSync(() => setOpenSections(sectionsOpenAtFirst(record, 'all')));
    document.getElementById(answerId(questionId))?.focus();
  };
  const canAmend = record.status !== 'abandoned' && isOpen(record.status) && record.withheld === null;

  return (
    <Page
      title={record.patientNameMasked ?? tWork('unnamed')}
      about={id}
      documentTitle={recordNo}
      content={<RecordSummary key={id} record={record} />}
    >
      {/* Another record is rendered anew: a translated text would keep the value of the one before. */}
      <div key={id} className={styles.content}>
        {isPrinting && <PrintHead recordNo={recordNo} />}
        {record.hasOpenAdverse && <AdverseBanner recordId={id} onChanged={followUpsChanged} />}
        {record.critical.map((critical) => (
          <CriticalCard key={critical.reportId} critical={critical} />
        ))}
        <RecordNotices record={record} />
        <Row gutter={[16, 16]}>
          <Col xs={24} lg={15}>
            <Flex vertical gap={16}>
              <FlagsCard flags={record.riskFlags} onShow={showAnswer} />
              <AnswersCard
                record={record}
                quiz={quizRead.entity}
                shown={shown}
                open={openSections}
                onOpen={setOpenSections}
                isPrinting={isPrinting}
                onReveal={() => (claim.confirmed ? revealAgain(claim.confirmed) : setOver({ kind: 'revealAnswers' }))}
                onAmend={
                  canAmend && quizRead.entity ? (questionId) => setOver({ kind: 'amend', questionId }) : undefined
                }
              />
              <AfterFirstRender key={id}>
                <ScoreCard
                  record={record}
                  shown={isPrinting ? record.answers : shown.answers}
                  onShowAnswer={showAnswer}
                  read={{ quiz: quizRead.entity, error: quizRead.error, reload: quizRead.reload }}
                />
              </AfterFirstRender>
            </Flex>
          </Col>
          <Col xs={24} lg={9}>
            <Flex vertical gap={16} className={styles.side}>
              <PatientCard
                record={record}
                onShowAnswer={showAnswer}
                onReveal={() => setOver({ kind: 'reveal' })}
                onRevealed={looked}
                onRecorded={followUpsChanged}
              />
              <WorkCard record={record} onEdit={canAmend ? () => edit('record') : undefined} />
              <AfterFirstRender key={id}>
                <AgreementCard
                  key={`${id}:${record.version}:${changes}`}
                  record={record}
                  isPrinting={isPrinting}
                  onSent={onReload}
                />
                {!isPrinting && record.withheld === null && (
                  <Card size="small" title={t('reports', { count: record.reportCount })}>
                    <ReportList memberId={record.memberId} recordId={id} />
                  </Card>
                )}
                <FollowUpsCard
                  record={record}
                  onOpen={(followUpId) => setOver({ kind: 'followUp', followUpId })}
                  onChanged={followUpsChanged}
                />
                <HintsCard record={record} />
                <SourceCard record={record} />
                {!isPrinting && <HistoryCard key={`${record.version}:${looks}`} id={id} />}
              </AfterFirstRender>
            </Flex>
          </Col>
        </Row>
      </div>
      <RecordBar
        record={record}
        doing={{ ...work.doing, print, open: (kind) => setOver({ kind }) }}
        isBusy={work.isBusy}
        onShow={onShow}
      />
      {work.question}
      {contact}
      {over && (
        <RecordOverlay
          over={over}
          record={record}
          quiz={quizRead.entity}
          shown={shown}
          claim={claim}
          onFollowUpChanged={followUpsChanged}
          onChanged={(changed) => {
            onChange(changed);
            setChanges((count) => count + 1);
            // Values derived elsewhere follow with the next read.
            onReload();
          }}
          onClose={() => {
            if (over.kind === 'reveal' || over.kind === 'revealAnswers') looked();
            setOver(undefined);
          }}
        />
      )}
      {target === 'record' && canAmend && <WorkEdit record={record} onChange={onChange} onClose={closeEdit} />}
    </Page>
  );
});
