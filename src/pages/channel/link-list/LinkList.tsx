import { PlusOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { NEW_ENTITY, useEditParam } from '@/components/form/useEditParam';
import { useOverlayParam } from '@/components/form/useOverlayParam';
import type { ListExport } from '@/components/list/ExportDialog';
import { ListView } from '@/components/list/ListView';
import { Page } from '@/components/page/Page';
import type { ChannelChoice } from '@/contract/channel';
import type { ChannelLink } from '@/contract/channel-link-list';
import { linkPath } from '@/features/channel/paths';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useQueryParams } from '@/hooks/useQueryParams';
import { useText } from '@/hooks/useText';
import { channelLinkTexts } from '@/locales/channelLink';
import { listChannelLinks } from '@/services/channel-link';
import { ChannelBar } from './ChannelBar';
import { CodeQuotaNote } from './CodeQuotaNote';
import { linkColumns } from './columns';
import { linkFilters, linkTabs } from './filters';
import { LinkDetail } from './LinkDetail';
import { type LinkDialog, LinkDialogs } from './LinkDialogs';
import { LinkDrawer } from './LinkDrawer';
import { useBulkActions } from './useBulkActions';
import { useLinkActions } from './useLinkActions';

export const linkListConfig = { name: 'channelLink' as const, service: listChannelLinks, defaultSort: '-createdAt' };
const hrefOf = ({ id }: ChannelLink) => linkPath(id);
const exported: ListExport = { entity: 'channelLink', isImpersonal: true };
/** Query parameter that opens the detail drawer. */
const DETAIL_PARAMS = ['id'] as const;
const rowLabel = ({ name }: ChannelLink) => name;

type Props = {
  /** The channel in the URL, once it is loaded; undefined if the list shows several or all channels. */
  channel: ChannelChoice | undefined;
  /** Preselected channel of a new link, null for none; undefined until it is loaded. */
  newChannelId: string | null | undefined;
};

export function LinkList({ channel, newChannelId }: Props) {
  const t = useText(channelLinkTexts);
  const codeType = useEnumLabelOrRaw(channelLinkTexts, 'codeType');
  const envVersion = useEnumLabelOrRaw(channelLinkTexts, 'envVersion');
  const fields = useMemo(() => linkFilters(t), [t]);
  const tabs = useMemo(() => linkTabs(t), [t]);
  const { read, open: show, close: hide } = useOverlayParam(DETAIL_PARAMS);
  const { target, open: edit, close } = useEditParam();
  const [dialog, setDialog] = useState<LinkDialog>();
  const shownId = read('id') || undefined;
  // A filter by one project proposes it for a new link too.
  const projectId = useQueryParams().read('projectId') || null;

  const code = useCallback((link: ChannelLink) => setDialog({ kind: 'code', link }), []);
  const columns = useMemo(() => linkColumns(t, { codeType, envVersion }, code), [t, codeType, envVersion, code]);
  const renew = useCallback((link: ChannelLink) => setDialog({ kind: 'renew', link }), []);
  const rowActions = useLinkActions({ edit, code, renew });
  const bulkActions = useBulkActions();

  return (
    <ListView<ChannelLink>
      isScreen
      tabs={tabs}
      fields={fields}
      columns={columns}
      {...linkListConfig}
      rowLabel={rowLabel}
      onOpen={({ id }) => show({ id })}
      href={hrefOf}
      rowActions={rowActions}
      bulkActions={bulkActions}
      exported={exported}
      toolbar={(filter) => (
        <>
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => edit(NEW_ENTITY)}>
            {t('action.create')}
          </Button>
          <Button onClick={() => setDialog({ kind: 'generate' })}>{t('action.generate')}</Button>
          <Button onClick={() => setDialog({ kind: 'renewExpiring', filter })}>{t('action.renewExpiring')}</Button>
        </>
      )}
      frame={(buttons, list) => (
        <Page extra={buttons}>
          <Flex wrap justify="space-between" gap={8} style={{ marginBlockEnd: 12 }}>
            {channel && <ChannelBar channel={channel} />}
            <CodeQuotaNote />
          </Flex>
          {list}
        </Page>
      )}
    >
      {(reload) => (
        <>
          {shownId !== undefined && target === undefined && (
            <LinkDetail id={shownId} onEdit={() => edit(shownId)} onMissing={reload} onClose={hide} />
          )}
          {target !== undefined && (target !== NEW_ENTITY || newChannelId !== undefined) && (
            <LinkDrawer
              key={target}
              target={target}
              channelId={newChannelId ?? null}
              projectId={projectId?.includes(',') ? null : projectId}
              onSaved={(link, isNew) => {
                reload();
                if (isNew) setDialog({ kind: 'created', link });
              }}
              onMissing={reload}
              onClose={close}
            />
          )}
          {dialog && (
            <LinkDialogs
              dialog={dialog}
              channelId={newChannelId ?? null}
              reload={reload}
              onShow={setDialog}
              // Does not close the dialog that has just replaced this one.
              onClose={() => setDialog((shown) => (shown === dialog ? undefined : shown))}
            />
          )}
        </>
      )}
    </ListView>
  );
}
