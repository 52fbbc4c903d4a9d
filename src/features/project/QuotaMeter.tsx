import { Flex, Progress, Typography } from 'antd';
import type { Project } from '@/contract/project-list';
import { quotaState } from '@/domain/project/quota';
import { useText } from '@/hooks/useText';
import { projectTexts } from '@/locales/project';

/** Used and total quota, with a warning from 90 % on (docs/domain.md 6.2). */
export function QuotaMeter({ quotaUsed: used, quotaTotal: total }: Pick<Project, 'quotaUsed' | 'quotaTotal'>) {
  const t = useText(projectTexts);
  const state = quotaState(used, total);
  if (total === null || state === 'unlimited') return t('quota.unlimited', { used });
  const text = t('quota.of', { used, total });
  if (state !== 'open') {
    return (
      <Typography.Text type={state === 'full' ? 'danger' : 'warning'}>
        {`${text} · ${state === 'full' ? t('quota.full') : t('quota.nearlyFull', { left: total - used })}`}
      </Typography.Text>
    );
  }
  return (
    <Flex align="center" gap={8}>
      {text}
      {used > 0 && (
        <Progress
          aria-label={t('column.quota')}
          percent={Math.floor((used / total) * 100)}
          size={[48, 6]}
          showInfo={false}
          style={{ lineHeight: 1 }}
        />
      )}
    </Flex>
  );
}
