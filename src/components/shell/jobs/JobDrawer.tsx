import { DownloadOutlined } from '@ant-design/icons';
import { Button, Collapse, Drawer, Empty, Flex, Progress, Tag } from 'antd';
import { DownloadLink } from '@/components/actions/DownloadLink';
import { FailedRows } from '@/components/feedback/FailedRows';
import { ListFailed } from '@/components/feedback/ListFailed';
import type { Job } from '@/contract/job';
import { useAction } from '@/hooks/useAction';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useRead } from '@/hooks/useRead';
import { useRestoreFocus } from '@/hooks/useRestoreFocus';
import { useText } from '@/hooks/useText';
import { appTexts } from '@/locales/app';
import { jobTexts } from '@/locales/job';
import { cancelJob } from '@/services/job';
import { formatInstant } from '@/utils/date';
import styles from './JobDrawer.module.css';
import { downloadUrl, jobOutcome, jobResult } from './job-texts';
import { SilentJob } from './SilentJob';
import { isActive, jobStore } from './store';
import { useJobs } from './useJobs';
import { useJobTitle } from './useJobTitle';

const resultColors = {
  queued: 'default',
  running: 'processing',
  succeeded: 'success',
  partly: 'warning',
  failed: 'error',
  cancelled: 'warning',
} as const;

function JobCard({ job }: { job: Job }) {
  const t = useText(jobTexts);
  const tApp = useText(appTexts);
  const state = useEnumLabelOrRaw(jobTexts, 'state');
  const [cancel, isCancelling] = useAction(async () => jobStore.track(await cancelJob(job.id)));
  const title = useJobTitle()(job);
  const result = jobResult(job);
  const url = downloadUrl(job);
  const percent = job.total === 0 ? 0 : Math.floor((job.done / job.total) * 100);

  return (
    <li className={styles.job}>
      <Flex justify="space-between" gap={8}>
        <strong>{title}</strong>
        <Tag color={resultColors[result]}>{state(result)}</Tag>
      </Flex>
      {job.subject && <bdi>{job.subject}</bdi>}
      <div>{formatInstant(job.createdAt)}</div>
      {job.state === 'queued' && job.startsAt && (
        <div>{t('startsAt', { time: formatInstant(job.startsAt) ?? '' })}</div>
      )}
      {isActive(job) ? (
        <Flex gap={8} align="center">
          <Progress percent={percent} aria-label={title} />
          <Button size="small" loading={isCancelling} onClick={cancel} aria-label={t('cancelJob', { name: title })}>
            {tApp('cancel')}
          </Button>
        </Flex>
      ) : (
        <div>{jobOutcome(t, job)}</div>
      )}
      {isActive(job) && <SilentJob id={job.id} name={title} />}
      {url && (
        <DownloadLink
          size="small"
          icon={<DownloadOutlined aria-hidden />}
          url={url}
          fileName={job.fileName ?? undefined}
          aria-label={t('downloadOf', { name: job.fileName ?? title })}
        >
          {t('download')}
        </DownloadLink>
      )}
      {job.failed.length > 0 && (
        <Collapse
          size="small"
          items={[
            {
              key: 'failed',
              label: t('failedRows', { count: job.failed.length }),
              children: <FailedRows rows={job.failed} entity={job.entity} />,
            },
          ]}
        />
      )}
    </li>
  );
}

/** The operator's jobs, also after a reload: progress, files and failed rows. */
export default function JobDrawer({ onClose }: { onClose: () => void }) {
  const t = useText(jobTexts);
  const jobs = useJobs();
  const { error, isFetching, refetch } = useRead(['job', 'drawer'], jobStore.load, { isUncached: true });
  useRestoreFocus(true);

  return (
    <Drawer open onClose={onClose} title={t('title')} loading={isFetching && jobs.length === 0} size={420}>
      {error && <ListFailed error={error} onRetry={refetch} />}
      {!error && jobs.length === 0 && <Empty description={t('none')} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list of jobs without buttons needs keyboard focus to scroll */}
      <section aria-label={t('title')} tabIndex={0}>
        <ul className={styles.jobs}>
          {jobs.map((job) => (
            <JobCard key={job.id} job={job} />
          ))}
        </ul>
      </section>
    </Drawer>
  );
}
