import { Link } from '@umijs/max';
import { Button, Empty, Flex, Table, Typography } from 'antd';
import { useEntity } from '@/components/form/useEntity';
import { RelativeTime } from '@/components/RelativeTime';
import { enabledTones, StatusBadge, type Tone } from '@/components/StatusBadge';
import type { Project } from '@/contract/project';
import type { ProjectLink } from '@/contract/project-link';
import { linkEditPath } from '@/features/project/project-path';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { linkTexts } from '@/locales/link';
import { projectTexts } from '@/locales/project';
import { projectDetailTexts } from '@/locales/projectDetail';
import { listProjectLinks } from '@/services/project';
import { Loaded } from './Loaded';

const checkTones: Readonly<Record<string, Tone>> = {
  reachable: 'success',
  refused: 'error',
  timedOut: 'warning',
  invalid: 'error',
};

/** What the last look at a target found, and when that was. */
function LastCheck({ lastCheck }: Pick<ProjectLink, 'lastCheck'>) {
  const t = useText(projectDetailTexts);
  const word = useEnumLabelOrRaw(projectDetailTexts, 'check');
  if (lastCheck === null) return <Typography.Text type="secondary">{t('check.none')}</Typography.Text>;
  const { state, checkedAt } = lastCheck;
  return (
    <>
      <StatusBadge tone={checkTones[state]} label={word(state)} /> · <RelativeTime instant={checkedAt} />
    </>
  );
}

/** The links that the project shows to members, in their order, and whether they lead anywhere. */
export function LinksTab({ project: { id, version, status } }: { project: Project }) {
  const t = useText(projectDetailTexts);
  const tProject = useText(projectTexts);
  const type = useEnumLabelOrRaw(linkTexts, 'linkType');
  const position = useEnumLabelOrRaw(projectDetailTexts, 'position');
  const statusWord = useEnumLabelOrRaw(projectDetailTexts, 'linkStatus');
  const read = useEntity(`links:${id}:${version}`, () => listProjectLinks(id));
  return (
    <Loaded read={read} failed={t('links.failed')}>
      {(links) => (
        <Flex vertical gap={16}>
          {status !== 'archived' && (
            <Flex justify="end">
              <Link to={linkEditPath(id)}>
                <Button tabIndex={-1}>{tProject('action.editLinks')}</Button>
              </Link>
            </Flex>
          )}
          <Table<ProjectLink>
            aria-label={t('tab.links')}
            rowKey="id"
            size="small"
            pagination={false}
            dataSource={links}
            locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('links.none')} /> }}
            columns={[
              { key: 'title', title: t('links.title'), dataIndex: 'title' },
              { key: 'type', title: t('links.type'), width: 116, render: (_, { linkType }) => type(linkType) },
              { key: 'position', title: t('links.position'), width: 108, render: (_, row) => position(row.position) },
              {
                key: 'status',
                title: tProject('field.status'),
                width: 96,
                render: (_, { status: is }) => <StatusBadge tone={enabledTones[is]} label={statusWord(is)} />,
              },
              { key: 'check', title: t('links.check'), width: 172, render: (_, row) => <LastCheck {...row} /> },
              {
                key: 'clicks',
                title: t('links.clicks'),
                width: 84,
                align: 'right',
                render: (_, { clickCount: count }) => tProject('times', { count }),
              },
            ]}
          />
        </Flex>
      )}
    </Loaded>
  );
}
