import { Button, Flex, Table, Typography } from 'antd';
import { useCopy } from '@/components/copy/useCopy';
import { FailedRows } from '@/components/feedback/FailedRows';
import { BackDialog } from '@/components/form/BackDialog';
import type { ChannelLink, GeneratedLinks } from '@/contract/channel-link-list';
import { linkPath } from '@/features/channel/paths';
import { useText } from '@/hooks/useText';
import { channelLinkTexts } from '@/locales/channelLink';

type Props = { result: GeneratedLinks; onClose: () => void };

/** Result of creating several links: those created, with their URLs to copy, and the failures with their reasons. */
export function GeneratedDialog({ result: { links, failed }, onClose }: Props) {
  const t = useText(channelLinkTexts);
  const copy = useCopy();
  // One line per link with a tab, as spreadsheets paste it.
  const urlLines = links.flatMap(({ name, shareUrl }) => (shareUrl === null ? [] : [`${name}\t${shareUrl}`]));
  const title = () => {
    if (failed.length === 0) return t('generate.done', { count: links.length });
    return links.length === 0
      ? t('generate.nothing')
      : t('generate.partly', { done: links.length, failed: failed.length });
  };
  return (
    <BackDialog title={title()} onClose={onClose}>
      <Flex vertical gap={16}>
        {failed.length > 0 && (
          <section aria-label={t('generate.failed')}>
            <Typography.Title level={5}>{t('generate.failed')}</Typography.Title>
            <FailedRows rows={failed} entity="project" />
          </section>
        )}
        {urlLines.length > 1 && (
          <Button
            style={{ alignSelf: 'start' }}
            onClick={() => copy(urlLines.join('\n'), t('generate.addresses', { count: urlLines.length }))}
          >
            {t('generate.copyAll', { count: urlLines.length })}
          </Button>
        )}
        {links.length > 0 && (
          <Table<ChannelLink>
            size="small"
            rowKey="id"
            dataSource={links}
            pagination={false}
            columns={[
              {
                key: 'name',
                title: t('generate.made'),
                render: (_, link) => (
                  <a href={linkPath(link.id)} target="_blank" rel="noreferrer">
                    {link.name}
                  </a>
                ),
              },
              {
                key: 'address',
                title: t('field.shareUrl'),
                render: (_, { name, shareUrl, mpScene }) =>
                  shareUrl === null ? (
                    mpScene
                  ) : (
                    <Button
                      size="small"
                      aria-label={`${t('action.copy')} ${name}`}
                      onClick={() => copy(shareUrl, t('copy.name', { name }))}
                    >
                      {t('action.copy')}
                    </Button>
                  ),
              },
            ]}
          />
        )}
      </Flex>
    </BackDialog>
  );
}
