import { DateTimeRange } from '@/components/display/DateTimeRange';
import { ActionDialog } from '@/components/form/ActionDialog';
import type { Banner } from '@/contract/banner';
import { useText } from '@/hooks/useText';
import { bannerTexts } from '@/locales/banner';
import { formatMinute } from '@/utils/date';

type Props = { banner: Banner; onEdit: (id: string) => void; onClose: () => void };

/** Explains that a banner with an expired schedule cannot be enabled, and leads to its form. */
export function ExpiredDialog({ banner: { id, title, endAt }, onEdit, onClose }: Props) {
  const t = useText(bannerTexts);
  return (
    <ActionDialog
      draft={null}
      title={t('enable.title', { title })}
      okText={t('enable.schedule')}
      warning={<DateTimeRange text={t('enable.over', { end: formatMinute(endAt) ?? '' })} />}
      onSubmit={async () => onEdit(id)}
      onClose={onClose}
    />
  );
}
