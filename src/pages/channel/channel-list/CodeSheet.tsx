import { PrinterOutlined } from '@ant-design/icons';
import { Alert, Button, Flex, Segmented } from 'antd';
import { useState } from 'react';
import { useEntity } from '@/components/form/useEntity';
import { useBackToList } from '@/components/list/useSelection';
import { EntityGate } from '@/components/page/EntityGate';
import { Page } from '@/components/page/Page';
import { channel as limit } from '@/contract/limits/channel';
import { type CodeSize, codeSizes, sheetLayout, splitIntoPages } from '@/domain/channel/sheet';
import { usePrint } from '@/hooks/usePrint';
import { useQueryParams } from '@/hooks/useQueryParams';
import { useText } from '@/hooks/useText';
import { channelTexts } from '@/locales/channel';
import { listChannelChoices } from '@/services/channel';
import { SheetPage } from './SheetPage';
import styles from './sheet.module.css';

const LIST_PATH = '/channel/channel-list';
const DEFAULT_SIZE: CodeSize = 50;
const SIZE_PARAM = 'codeSize';

const parseSize = (text: string | null) => codeSizes.find((size) => String(size) === text) ?? DEFAULT_SIZE;

type SheetProps = { channels: readonly { id: string; name: string; code: string }[]; left: number; beyond: number };

function Sheet({ channels, left, beyond }: SheetProps) {
  const t = useText(channelTexts);
  const { read, patch } = useQueryParams();
  const size = parseSize(read(SIZE_PARAM));
  const { perPage } = sheetLayout(size);
  const pages = splitIntoPages(channels, perPage);
  /** By picture: true when it has loaded, false when it failed. */
  const [loadedByKey, setLoadedByKey] = useState<ReadonlyMap<string, boolean>>(new Map());
  const getKey = (id: string) => `${id} ${size}`;
  const states = channels.map(({ id }) => loadedByKey.get(getKey(id)));
  const done = states.filter((isThere) => isThere !== undefined).length;
  const failed = states.filter((isThere) => isThere === false).length;
  const isReady = channels.length > 0 && done === channels.length && failed === 0;
  // Nothing to log: codes hold no personal data.
  const { print, isAsking } = usePrint();

  return (
    <>
      <Flex vertical gap={12} className={styles.controls} style={{ marginBlockEnd: 16 }}>
        <Flex wrap gap={12} align="center">
          <span>{t('sheet.size')}</span>
          <Segmented<CodeSize>
            aria-label={t('sheet.size')}
            options={codeSizes.map((mm) => ({ value: mm, label: t('sheet.mm', { mm }) }))}
            value={size}
            onChange={(mm) => patch({ [SIZE_PARAM]: mm === DEFAULT_SIZE ? null : String(mm) }, { replace: true })}
          />
          <Button
            type="primary"
            icon={<PrinterOutlined aria-hidden />}
            disabled={!isReady}
            loading={isAsking}
            onClick={print}
          >
            {t('sheet.print')}
          </Button>
        </Flex>
        <span role="status">
          {channels.length === 0
            ? t('sheet.none')
            : done < channels.length
              ? t('sheet.loading', { done, count: channels.length })
              : t('sheet.summary', { count: channels.length, pages: pages.length, perPage })}
        </span>
        {failed > 0 && <Alert role="alert" type="error" showIcon title={t('sheet.incomplete', { count: failed })} />}
        {left > 0 && <Alert role="note" type="warning" showIcon title={t('sheet.left', { count: left })} />}
        {beyond > 0 && (
          <Alert
            role="note"
            type="warning"
            showIcon
            title={t('sheet.tooMany', { max: limit.maxPrintedCodes, count: beyond })}
          />
        )}
      </Flex>
      {pages.map((page, place) => (
        <SheetPage
          // biome-ignore lint/suspicious/noArrayIndexKey: pages are identified by their position
          key={place}
          label={t('sheet.page', { page: place + 1, pages: pages.length })}
          channels={page}
          size={size}
          onSettled={(id, isThere) => setLoadedByKey((before) => new Map(before).set(getKey(id), isThere))}
        />
      ))}
    </>
  );
}

/** Printable sheet with the codes and names of several channels, in a selectable size. */
export function CodeSheet({ ids }: { ids: readonly string[] }) {
  const t = useText(channelTexts);
  const read = useEntity(['channel', 'codeSheet', ids], listChannelChoices);
  const back = useBackToList(LIST_PATH);
  return (
    <Page title={t('sheet.title')} extra={<Button onClick={back}>{t('sheet.back')}</Button>}>
      <EntityGate read={read} onBack={back}>
        {(tree) => {
          const usable = tree.filter(({ id, status }) => ids.includes(id) && status !== 'archived');
          const channels = usable.slice(0, limit.maxPrintedCodes);
          return (
            <Sheet
              channels={channels}
              left={new Set(ids).size - usable.length}
              beyond={usable.length - channels.length}
            />
          );
        }}
      </EntityGate>
    </Page>
  );
}
