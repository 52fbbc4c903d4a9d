import type { ProjectListed } from '@/contract/project';
import { useText } from '@/hooks/useText';
import { projectTexts } from '@/locales/project';

type Props = { action: 'pause' | 'finish' | 'archive'; project: ProjectListed };

/** What members meet once a project is open to them no longer, and how many of them are answering. */
export function LeaveEffect({ action, project: { startCount, recordCount, quotaUsed } }: Props) {
  const t = useText(projectTexts);
  const answering = startCount - recordCount;
  return (
    <>
      {t(`effect.${action}`)}
      {action !== 'archive' && <div>{t('effect.answering', { count: answering })}</div>}
      {action === 'finish' && recordCount > 0 && (
        <div>{t('effect.submitted', { count: recordCount, used: quotaUsed })}</div>
      )}
    </>
  );
}
