import { Card, Flex } from 'antd';
import { ChangeHistory } from '@/components/log/ChangeHistory';
import type { FollowUp } from '@/contract/follow-up-list';
import { useText } from '@/hooks/useText';
import { followUpTexts } from '@/locales/followUp';
import { AttemptsCard } from './AttemptsCard';
import { CriticalCard } from './CriticalCard';
import { FollowUpTimeline } from './FollowUpTimeline';
import { RecordCard } from './RecordCard';
import { ScriptCard } from './ScriptCard';

/** Information for a call: script, findings, earlier contacts and history. */
export function FollowUpAside({ followUp }: { followUp: FollowUp }) {
  const t = useText(followUpTexts);
  const { id, projectId, recordId, recordNo, attemptLog, critical, version } = followUp;
  return (
    <Flex vertical gap={16}>
      {critical && <CriticalCard critical={critical} />}
      {projectId && <ScriptCard projectId={projectId} />}
      {recordId && <RecordCard id={recordId} recordNo={recordNo} />}
      <AttemptsCard attemptLog={attemptLog} />
      <Card size="small" title={t('timeline')}>
        <FollowUpTimeline id={id} recordId={recordId} version={version} />
      </Card>
      <ChangeHistory version={version} entityType="followUp" entityId={id} texts={followUpTexts} />
    </Flex>
  );
}
