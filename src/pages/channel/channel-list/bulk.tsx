import { ReasonField } from '@/components/inputs/ReasonField';
import type { BulkAction, BulkOpener } from '@/components/list/actions';
import { createBulkAction } from '@/components/list/bulk-action';
import { leaveWithSelection } from '@/components/list/useSelection';
import { bulk } from '@/contract/limits/bulk';
import { channel as channelLimit } from '@/contract/limits/channel';
import { codeSheetPath } from '@/features/channel/paths';
import { changeChannels, changeMatchingChannels, packChannelCodes } from '@/services/channel';
import { CodeFields, type CodePictureValues, codeDefaultValues } from './CodeFields';
import type { ChannelText } from './columns';

const change = createBulkAction({ byIds: changeChannels, byFilter: changeMatchingChannels });

/** Bulk actions on channels (docs/domain.md 6.6). */
export const getChannelBulkActions = (t: ChannelText): (BulkAction | BulkOpener)[] => [
  {
    key: 'codes',
    label: t('action.codes'),
    max: bulk.maxIds,
    confirm: (count) => t('bulk.codes', { count }),
    fields: (
      <>
        <p>{t('bulk.codesNote')}</p>
        <CodeFields />
      </>
    ),
    initialValues: codeDefaultValues,
    run: (target, values) => {
      if (!('ids' in target)) throw new Error('codes are packed of channels that were ticked');
      return packChannelCodes(target.ids, values as CodePictureValues);
    },
  },
  {
    key: 'sheet',
    label: t('action.sheet'),
    open: (target) => {
      if ('ids' in target) leaveWithSelection(target.ids, codeSheetPath(target.ids));
    },
  },
  {
    key: 'pause',
    label: t('action.pause'),
    confirm: (count) => t('bulk.pause', { count }),
    fields: <ReasonField max={channelLimit.maxReasonLength} />,
    done: (count) => t('bulk.pauseDone', { count }),
    run: (target, values) => change(target, { action: 'pause', reason: (values as { reason: string }).reason }),
  },
];
