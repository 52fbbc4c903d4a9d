import { Typography } from 'antd';
import { useMemo } from 'react';
import { RadioField } from '@/components/inputs/RadioField';
import type { BulkAction } from '@/components/list/actions';
import { createBulkAction } from '@/components/list/bulk-action';
import { linkPath } from '@/features/channel/paths';
import { useText } from '@/hooks/useText';
import { channelLinkTexts } from '@/locales/channelLink';
import {
  changeChannelLinks,
  changeMatchingChannelLinks,
  packChannelLinkCodes,
  restoreChannelLinks,
} from '@/services/channel-link';
import { codeWidths } from './code-widths';
import { RenewalDaysField } from './RenewalDaysField';

const change = createBulkAction({ byIds: changeChannelLinks, byFilter: changeMatchingChannelLinks });
const pack = createBulkAction<number>({
  byIds: (ids, width) => packChannelLinkCodes({ ids }, width),
  byFilter: (filter, excludedIds, width) => packChannelLinkCodes({ filter, excludedIds }, width),
});

/** Bulk actions on links (docs/domain.md 6.8). */
export function useBulkActions() {
  const t = useText(channelLinkTexts);
  return useMemo((): BulkAction[] => {
    return [
      {
        key: 'renew',
        label: t('action.renew'),
        getFixHref: linkPath,
        confirm: (count) => t('bulk.renew', { count }),
        fields: (
          <>
            <Typography.Paragraph>{t('renew.many')}</Typography.Paragraph>
            <RenewalDaysField />
          </>
        ),
        run: (target, { days }) => change(target, { action: 'renew', days: Number(days) }),
      },
      {
        key: 'codes',
        label: t('action.codes'),
        confirm: (count) => t('bulk.codes', { count }),
        fields: (
          <>
            <Typography.Paragraph>{t('bulk.codes.text')}</Typography.Paragraph>
            <RadioField
              name="width"
              label={t('width.label')}
              isRequired
              initialValue="430"
              options={codeWidths.map((width) => ({ value: String(width), label: t('width.pixels', { width }) }))}
            />
          </>
        ),
        run: (target, { width }) => pack(target, Number(width)),
      },
      {
        key: 'disable',
        label: t('action.disable'),
        getFixHref: linkPath,
        confirm: (count) => t('bulk.disable', { count }),
        fields: t('bulk.disable.effect'),
        run: (target) => change(target, { action: 'disable' }),
      },
      {
        key: 'delete',
        label: t('action.delete'),
        isDanger: true,
        getFixHref: linkPath,
        confirm: (count) => t('bulk.delete', { count }),
        fields: t('bulk.delete.effect'),
        done: (count) => t('bulk.deleted', { count }),
        run: (target) => change(target, { action: 'delete' }),
        undo: { text: (count) => t('bulk.deleted', { count }), restore: restoreChannelLinks },
      },
    ];
  }, [t]);
}
