import { Alert, Button, Flex } from 'antd';
import { useState } from 'react';
import { Deadline } from '@/components/Deadline';
import type { FollowUp } from '@/contract/follow-up';
import { seriousEventReportDueAt } from '@/domain/follow-up/serious-event';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useRead } from '@/hooks/useRead';
import { useText } from '@/hooks/useText';
import { followUpTexts } from '@/locales/followUp';
import { listFollowUps } from '@/services/follow-up';
import { AcknowledgeDialog } from './dialogs/AcknowledgeDialog';

type Props = ({ memberId: string } | { recordId: string }) & {
  /** Hears that one was acknowledged. */
  onChanged?: () => void;
};

const MAX_SHOWN = 20;

/** Severe and serious reactions of a member or a record that nobody has acknowledged (docs/domain.md 6.10). */
export function AdverseBanner({ onChanged, ...of }: Props) {
  const t = useText(followUpTexts);
  const degree = useEnumLabelOrRaw(followUpTexts, 'adverse');
  const [asked, setAsked] = useState<FollowUp>();
  const key = JSON.stringify(of);
  const { data, refresh } = useRead(
    `adverse:${key}`,
    () => listFollowUps({ ...of, unacknowledged: true, current: 1, pageSize: MAX_SHOWN }),
    { deps: [key], refreshOnFocus: true },
  );
  if (!data || data.total === 0) return null;
  return (
    <>
      <Alert
        role="alert"
        type="error"
        showIcon
        title={t('adverse.title', { count: data.total })}
        description={
          <Flex vertical gap={8}>
            {data.list.map((one) => (
              <AdverseLine key={one.id} one={one} degree={degree(one.adverse)} onAsk={() => setAsked(one)} />
            ))}
          </Flex>
        }
        style={{ marginBlockEnd: 16 }}
      />
      {asked && (
        <AcknowledgeDialog
          followUp={asked}
          onChanged={() => {
            refresh();
            onChanged?.();
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

function AdverseLine({ one, degree, onAsk }: { one: FollowUp; degree: string; onAsk: () => void }) {
  const t = useText(followUpTexts);
  const { followNo, adverseSerious, content } = one;
  const reportDueAt = seriousEventReportDueAt(one);
  return (
    <div>
      <Flex gap={8} wrap="wrap" align="center">
        <span>{t(adverseSerious ? 'adverse.lineSerious' : 'adverse.line', { followNo, degree })}</span>
        {reportDueAt && (
          <span>
            {t('adverse.report')} <Deadline due={reportDueAt} />
          </span>
        )}
        <Button size="small" danger aria-label={`${t('action.acknowledge')} ${followNo}`} onClick={onAsk}>
          {t('action.acknowledge')}
        </Button>
      </Flex>
      {content && <div style={{ overflowWrap: 'anywhere' }}>{content}</div>}
    </div>
  );
}
