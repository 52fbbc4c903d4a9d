import { Link } from '@umijs/max';
import { Button, Empty, Flex, Table } from 'antd';
import { enabledTones, StatusBadge } from '@/components/display/StatusBadge';
import { useEntity } from '@/components/form/useEntity';
import { Loaded } from '@/components/page/Loaded';
import type { ProjectLink } from '@/contract/project-link';
import type { Project } from '@/contract/project-list';
import { linkEditPath } from '@/features/project/project-path';
import { LinkCheck } from '@/features/project-link/LinkCheck';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { projectTexts } from '@/locales/project';
import { projectDetailTexts } from '@/locales/projectDetail';
import { projectLinkTexts } from '@/locales/projectLink';
import { listProjectLinks } from '@/services/project';

/** Links of the project with the results of their last checks. */
export function LinksTab({ project: { id, version, status } }: { project: Project }) {
  const t = useText(projectDetailTexts);
  const tProject = useText(projectTexts);
  const type = useEnumLabelOrRaw(projectLinkTexts, 'linkType');
  const position = useEnumLabelOrRaw(projectLinkTexts, 'position');
  const statusWord = useEnumLabelOrRaw(projectLinkTexts, 'status');
  const read = useEntity(['projectLink', 'ofProject', id, version], () => listProjectLinks(id));
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
              { key: 'check', title: t('links.check'), width: 216, render: (_, row) => <LinkCheck {...row} /> },
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
