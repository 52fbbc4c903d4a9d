import { Button, Progress } from 'antd';
import { useEffect, useRef } from 'react';
import { ListFailed } from '@/components/feedback/ListFailed';
import { SilentJob } from '@/components/shell/jobs/SilentJob';
import { isActive, jobStore } from '@/components/shell/jobs/store';
import type { Import } from '@/contract/import';
import { useText } from '@/hooks/useText';
import { importTexts } from '@/locales/import';
import { cancelJob } from '@/services/job';
import { StepFailure } from './StepFailure';
import { StepFrame } from './StepFrame';
import { useImportJob } from './useImportJob';
import { useStep } from './useStep';

type Props = { imported: Import; reload: () => void; onClose: () => void };

/** Progress of the check or of the import. */
export function ProgressStep({ imported, reload, onClose }: Props) {
  const t = useText(importTexts);
  const is = imported.state === 'checking' ? 'checking' : 'writing';
  const { job, error, retry } = useImportJob(imported.jobId);
  const { run, isRunning, failure } = useStep(reload);
  const hasEnded = job !== undefined && !isActive(job);
  const latest = useRef(reload);
  latest.current = reload;
  useEffect(() => {
    if (hasEnded) latest.current();
  }, [hasEnded]);

  if (error !== undefined) return <ListFailed error={error} onRetry={retry} />;
  const { done, total } = job ?? { done: 0, total: imported.rowCount };
  const cancel = async () => {
    if (job) jobStore.track(await cancelJob(job.id));
  };
  return (
    <StepFrame
      heading={t(`${is}.heading`)}
      actions={
        <>
          {is === 'writing' && <Button onClick={onClose}>{t('writing.background')}</Button>}
          <Button danger={is === 'writing'} disabled={!job} loading={isRunning} onClick={() => run(cancel)}>
            {t(`${is}.cancel`)}
          </Button>
        </>
      }
    >
      <div>{t(`${is}.text`)}</div>
      <Progress
        percent={total === 0 ? 0 : Math.floor((done / total) * 100)}
        aria-label={t(`${is}.heading`)}
        status="active"
      />
      <div>{t('progress', { done, total })}</div>
      {job && isActive(job) && <SilentJob id={job.id} name={t(`${is}.heading`)} />}
      <StepFailure error={failure} />
    </StepFrame>
  );
}
