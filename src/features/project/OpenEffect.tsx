import type { ProjectListed } from '@/contract/project-list';
import { useText } from '@/hooks/useText';
import { projectTexts } from '@/locales/project';
import { serverNow } from '@/utils/clock';
import { formatMinute } from '@/utils/date';

type Props = { action: 'publish' | 'resume' | 'reopen'; project: ProjectListed; isFull: boolean };

const isFuture = (instant: string | null): instant is string => instant !== null && Date.parse(instant) > serverNow();

/** What members will see once the project is open. */
export function OpenEffect({ action, project: { startAt, endAt }, isFull }: Props) {
  const t = useText(projectTexts);
  return (
    <>
      {t(`effect.${action}`)}
      {isFuture(startAt) && <div>{t('effect.startAt', { time: formatMinute(startAt) ?? '' })}</div>}
      {action !== 'reopen' && isFuture(endAt) && <div>{t('effect.endAt', { time: formatMinute(endAt) ?? '' })}</div>}
      {isFull && <div>{t('effect.full')}</div>}
    </>
  );
}
