import { Typography } from 'antd';
import { useText } from '@/hooks/useText';
import { inputTexts } from '@/locales/input';

/** The part of an options query (hooks/useRead) that a select needs. */
export type OptionsRead = { isFetching: boolean; error: unknown; refetch: () => unknown };

/** Props of a select with loaded options: it says if they failed to load, and loads them again when it is opened. */
export function useOptionsRead(read: OptionsRead | undefined, emptyText?: string) {
  const t = useText(inputTexts);
  const unread = read?.isFetching ? t('options.loading') : read?.error ? t('options.failed') : undefined;
  return {
    loading: read?.isFetching,
    // antd's color here is that of disabled text.
    notFoundContent: unread ? <Typography.Text type="secondary">{unread}</Typography.Text> : emptyText,
    onOpenChange: (isOpen: boolean) => {
      if (isOpen && read?.error) void read.refetch();
    },
  };
}
