import { Link } from '@umijs/max';
import { Alert, Button, Flex, Typography } from 'antd';
import { Suspense, useState } from 'react';
import { Deadline } from '@/components/display/Deadline';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import type { FollowUp } from '@/contract/follow-up-list';
import { seriousEventReportDueAt } from '@/domain/follow-up/serious-event';
import { memberPath } from '@/features/member/member-path';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useRead } from '@/hooks/useRead';
import { useText } from '@/hooks/useText';
import { followUpTexts } from '@/locales/followUp';
import styles from './AdverseBanner.module.css';
import { adverseQuery } from './adverse-query';
import { AcknowledgeDialog } from './lazy-overlays';

type Props = {
  /** Restricts the banner to a member or a record; without either it covers all. */
  memberId?: string;
  recordId?: string;
  /** URL of the list of all reactions. If given, only the first ones are shown, on one line each with their patients. */
  listPath?: string;
  /** Called after a reaction was acknowledged. */
  onChanged?: () => void;
};

const MAX_SHOWN = 20;
const MAX_OF_ALL = 3;

/**
 * Unacknowledged severe and serious reactions (docs/domain.md 6.10). Serious events come first, because they have to be
 * reported by a deadline.
 */
export function AdverseBanner({ onChanged, listPath, ...of }: Props) {
  const t = useText(followUpTexts);
  const degree = useEnumLabelOrRaw(followUpTexts, 'adverse');
  const [selected, setSelected] = useState<FollowUp>();
  const { key, read } = adverseQuery(of);
  const { data, refetch } = useRead(key, read, { refreshOnFocus: true });
  if (!data || data.total === 0) return null;
  const shown = data.list
    .toSorted((one, other) => Number(other.adverseSerious ?? false) - Number(one.adverseSerious ?? false))
    .slice(0, listPath ? MAX_OF_ALL : MAX_SHOWN);
  return (
    <>
      <Alert
        role="alert"
        type="error"
        showIcon
        title={
          <Flex vertical gap={4}>
            <Flex gap={16}>
              <strong>{t('adverse.title', { count: data.total })}</strong>
              {listPath && data.total > shown.length && (
                <Link to={listPath}>{t('adverse.all', { count: data.total })}</Link>
              )}
            </Flex>
            {shown.map((one) => (
              <AdverseLine
                key={one.id}
                one={one}
                degree={degree(one.adverse)}
                isNamed={listPath !== undefined}
                onAcknowledge={() => setSelected(one)}
              />
            ))}
          </Flex>
        }
        style={{ alignItems: 'flex-start', marginBlockEnd: 12 }}
      />
      {selected && (
        <ErrorBoundary>
          <Suspense>
            <AcknowledgeDialog
              followUp={selected}
              onChanged={() => {
                refetch();
                onChanged?.();
              }}
              onClose={() => setSelected(undefined)}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}

type LineProps = { one: FollowUp; degree: string; isNamed: boolean; onAcknowledge: () => void };

function AdverseLine({ one, degree, isNamed, onAcknowledge }: LineProps) {
  const t = useText(followUpTexts);
  const { followNo, adverseSerious, content } = one;
  const reportDueAt = seriousEventReportDueAt(one);
  return (
    <div>
      <Flex gap={8} wrap={!isNamed} align="center">
        {isNamed && (
          <Link to={memberPath(one.memberId)} className={styles.name}>
            <bdi>{one.patientNameMasked ?? one.memberNo}</bdi>
          </Link>
        )}
        <span style={{ flex: 'none' }}>
          {t(adverseSerious ? 'adverse.lineSerious' : 'adverse.line', { followNo, degree })}
        </span>
        {reportDueAt && (
          <span style={{ flex: 'none' }}>
            {t('adverse.reportIn')}
            <Deadline due={reportDueAt} />
          </span>
        )}
        {isNamed && <Typography.Text ellipsis={{ tooltip: content }}>{content}</Typography.Text>}
        <Button size="small" danger aria-label={`${t('action.acknowledge')} ${followNo}`} onClick={onAcknowledge}>
          {t('action.acknowledge')}
        </Button>
      </Flex>
      {!isNamed && content && <div style={{ overflowWrap: 'anywhere' }}>{content}</div>}
    </div>
  );
}
