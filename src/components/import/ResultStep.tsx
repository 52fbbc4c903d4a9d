import { Alert, Button } from 'antd';
import { FailedRows } from '@/components/feedback/FailedRows';
import type { Import } from '@/contract/import';
import { importLimits as limit } from '@/contract/limits/import';
import { useText } from '@/hooks/useText';
import { importTexts } from '@/locales/import';
import { RefusedRows } from './RefusedRows';
import { StepFrame } from './StepFrame';
import { useImportJob } from './useImportJob';

type Props = { imported: Import; onStartOver: () => void; onClose: () => void; onShowWritten: () => void };

/** Last step: the result of the import. */
export function ResultStep({ imported, onStartOver, onClose, onShowWritten }: Props) {
  const t = useText(importTexts);
  const { state, counts, writtenCount } = imported;
  const is = state === 'imported' ? 'done' : state === 'interrupted' || state === 'expired' ? state : 'cancelled';
  const hasWritten = is === 'done' || is === 'interrupted';
  const { job } = useImportJob(hasWritten ? imported.jobId : null);
  const failed = job?.failed ?? [];
  const text =
    is === 'done'
      ? t('done.written', { count: writtenCount })
      : t(`${is}.text`, {
          written: writtenCount,
          left: (counts?.ok ?? 0) - writtenCount,
          minutes: limit.minutesKept,
        });
  const again = is === 'interrupted' ? t(`interrupted.again.${imported.entity}`) : undefined;
  return (
    <StepFrame
      heading={t(`${is}.heading`)}
      actions={
        <>
          <Button type={is === 'done' ? 'default' : 'primary'} onClick={onStartOver}>
            {t('startOver')}
          </Button>
          {is === 'done' && (
            <Button type={writtenCount > 0 ? 'default' : 'primary'} onClick={onClose}>
              {t('finish')}
            </Button>
          )}
          {hasWritten && writtenCount > 0 && (
            <Button type={is === 'done' ? 'primary' : 'default'} onClick={onShowWritten}>
              {t('showWritten', { count: writtenCount })}
            </Button>
          )}
        </>
      }
    >
      <Alert role="status" type={is === 'done' ? 'success' : 'warning'} showIcon title={text} description={again} />
      {failed.length > 0 && (
        <>
          <div>{t('done.failed', { count: failed.length })}</div>
          <FailedRows rows={failed} entity={imported.entity} />
        </>
      )}
      {hasWritten && counts !== null && counts.bad > 0 && (
        <>
          <div>{t('done.refused', { count: counts.bad })}</div>
          <RefusedRows imported={imported} />
        </>
      )}
    </StepFrame>
  );
}
