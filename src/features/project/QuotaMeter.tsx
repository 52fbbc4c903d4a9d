import { Progress, Typography } from 'antd';
import type { Project } from '@/contract/project';
import { quotaState } from '@/domain/project/quota';
import { useText } from '@/hooks/useText';
import { projectTexts } from '@/locales/project';

const colors = {
  open: 'var(--ant-color-primary)',
  nearlyFull: 'var(--ant-color-warning)',
  full: 'var(--ant-color-error)',
} as const;

/** Used and total quota, with a warning from 90 % on (docs/domain.md 6.2). */
export function QuotaMeter({ quotaUsed: used, quotaTotal: total }: Pick<Project, 'quotaUsed' | 'quotaTotal'>) {
  const t = useText(projectTexts);
  const state = quotaState(used, total);
  if (total === null || state === 'unlimited') return t('quota.unlimited', { used });
  return (
    <>
      {t('quota.of', { used, total })}
      {used > 0 && (
        <Progress
          aria-label={t('column.quota')}
          percent={Math.min(100, Math.floor((used / total) * 100))}
          size="small"
          showInfo={false}
          strokeColor={colors[state]}
          style={{ display: 'block', margin: 0, lineHeight: 1 }}
        />
      )}
      {state !== 'open' && (
        <Typography.Text type={state === 'full' ? 'danger' : 'warning'} style={{ fontSize: 12 }}>
          {state === 'full' ? t('quota.full') : t('quota.nearlyFull', { left: total - used })}
        </Typography.Text>
      )}
    </>
  );
}
