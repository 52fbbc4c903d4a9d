import { PlusOutlined } from '@ant-design/icons';
import { DndContext, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { NEW_ENTITY, useEditParam } from '@/components/form/useEditParam';
import { useOverlayParam } from '@/components/form/useOverlayParam';
import { parseListState } from '@/components/list/codec';
import type { ListExport } from '@/components/list/ExportDialog';
import { type FilterField, getDefaultFilter, getParams, getRanges } from '@/components/list/fields';
import { ListPage } from '@/components/list/ListPage';
import type { Channel } from '@/contract/channel-list';
import { toBusinessDay } from '@/domain/period/calendar';
import { ImportChannelsButton } from '@/features/channel/ImportChannelsButton';
import { channelPath } from '@/features/channel/paths';
import { useChannelTree } from '@/features/channel/useChannelTree';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useQueryParams } from '@/hooks/useQueryParams';
import { useText } from '@/hooks/useText';
import { channelTexts } from '@/locales/channel';
import { serverNow } from '@/utils/clock';
import { getChannelBulkActions } from './bulk';
import { ChannelDetail } from './ChannelDetail';
import { ChannelEdit } from './ChannelEdit';
import { CodeDialog } from './CodeDialog';
import { channelColumns } from './columns';
import { channelFilters } from './filters';
import { MoveByDrag } from './MoveByDrag';
import { MoveDialog } from './MoveDialog';
import { type ChannelDialog, getChannelRowActions } from './row-actions';
import { type ChannelRow, channelListConfig, channelTree } from './rows';
import { ArchiveDialog, PauseDialog } from './StatusDialog';

/** Period of the figures in the list, from the URL; empty for all days. */
function useFigureDays(fields: readonly FilterField[]): { from?: string; before?: string } {
  const { search } = useQueryParams();
  const { filter } = useMemo(() => {
    const rules = { params: getParams(fields), ranges: getRanges(fields), defaults: getDefaultFilter(fields) };
    return parseListState(search, { ...rules, sorts: [], defaultSort: '' });
  }, [search, fields]);
  const { from, before } = filter;
  return useMemo(
    () => ({ ...(typeof from === 'string' && { from }), ...(typeof before === 'string' && { before }) }),
    [from, before],
  );
}

const exported: ListExport = { entity: 'channel' };
/** Query parameter that opens the detail drawer. */
const DETAIL_PARAMS = ['id'] as const;
const hrefOf = ({ id }: ChannelRow) => channelPath(id);
const rowLabel = ({ name }: ChannelRow) => name;
// A constant, because new sensor options would render every handle again. A click on a handle starts no drag.
const POINTER_OPTIONS = { activationConstraint: { distance: 6 } };
const noAnnouncements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

export function ChannelList() {
  const t = useText(channelTexts);
  const type = useEnumLabelOrRaw(channelTexts, 'type');
  const { read, open: show, close: hide } = useOverlayParam(DETAIL_PARAMS);
  const { target, parentId, open: edit, close } = useEditParam();
  const [dialog, setDialog] = useState<ChannelDialog>();
  const { data: tree, refetch } = useChannelTree();
  const today = toBusinessDay(serverNow());
  const fields = useMemo(() => channelFilters(t, today), [t, today]);
  const days = useFigureDays(fields);
  const columns = useMemo(() => channelColumns(t, { type }, (id) => show({ id })), [t, type, show]);
  const bulkActions = useMemo(() => getChannelBulkActions(t), [t]);
  const rowActions = useMemo(
    () => getChannelRowActions(t, { show: (id) => show({ id }), edit, openDialog: setDialog, days, today }),
    [t, show, edit, days, today],
  );
  const sensors = useSensors(useSensor(PointerSensor, POINTER_OPTIONS));
  const shownId = read('id') || undefined;
  const closeDialog = () => setDialog(undefined);
  const showCode = (channel: Channel) => setDialog({ kind: 'code', channel });

  return (
    <DndContext
      sensors={sensors}
      accessibility={{
        announcements: noAnnouncements,
        screenReaderInstructions: { draggable: t('drag.hint') },
      }}
    >
      <ListPage<ChannelRow>
        fields={fields}
        columns={columns}
        {...channelListConfig}
        tree={channelTree}
        rowLabel={rowLabel}
        onOpen={({ id }) => show({ id })}
        href={hrefOf}
        rowActions={rowActions}
        bulkActions={bulkActions}
        exported={exported}
        toolbar={
          <>
            <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => edit(NEW_ENTITY)}>
              {t('action.new')}
            </Button>
            <ImportChannelsButton />
          </>
        }
      >
        {(reload) => {
          const reloadAll = () => {
            reload();
            refetch();
          };
          const dialogProps = { reload: reloadAll, onClose: closeDialog };
          return (
            <>
              {tree && <MoveByDrag tree={tree} onMoved={reloadAll} />}
              {shownId !== undefined && target === undefined && (
                <ChannelDetail
                  id={shownId}
                  onEdit={() => edit(shownId)}
                  onCode={showCode}
                  onMissing={reload}
                  onClose={hide}
                />
              )}
              {target !== undefined && (
                <ChannelEdit
                  target={target}
                  parentId={parentId}
                  onSaved={reloadAll}
                  onCreated={showCode}
                  onClose={close}
                />
              )}
              {dialog?.kind === 'code' && <CodeDialog channel={dialog.channel} onClose={closeDialog} />}
              {dialog?.kind === 'move' && <MoveDialog channel={dialog.channel} {...dialogProps} />}
              {dialog?.kind === 'pause' && <PauseDialog channel={dialog.channel} {...dialogProps} />}
              {dialog?.kind === 'archive' && <ArchiveDialog channel={dialog.channel} {...dialogProps} />}
            </>
          );
        }}
      </ListPage>
    </DndContext>
  );
}
