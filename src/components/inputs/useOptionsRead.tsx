import { Typography } from 'antd';
import { useText } from '@/hooks/useText';
import { inputTexts } from '@/locales/input';

/** What a select needs of the read of its options (hooks/useRead). */
export type OptionsRead = { isFetching: boolean; error: unknown; refetch: () => unknown };

/** Props of a select whose options are read: it says that they did not load, and loads them again when it is opened. */
export function useOptionsRead(read: OptionsRead | undefined, emptyText?: string) {
  const t = useText(inputTexts);
  const unread = read?.isFetching ? t('options.loading') : read?.error ? t('options.failed') : undefined;
  return {
    loading: read?.isFetching,
    // antd's own color of this place is that of what is disabled.
    notFoundContent: unread ? <Typography.Text type="secondary">{unread}</Typography.Text> : emptyText,
    onOpenChange: (isOpen: boolean) => {
      if (isOpen && read?.error) void read.refetch();
    },
  };
}
