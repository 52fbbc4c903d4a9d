import { Flex, Tag, Typography } from 'antd';
import { EntityDrawer } from '@/components/form/EntityDrawer';
import { ReorderDrawer } from '@/components/form/ReorderDrawer';
import { useText } from '@/hooks/useText';
import { linkEditTexts } from '@/locales/linkEdit';
import { projectLinkTexts } from '@/locales/projectLink';
import { listProjectLinks } from '@/services/project';
import { orderProjectLinks } from '@/services/project-link';

/** Value of the `edit` parameter that opens this drawer instead of a link. */
export const ORDER = 'order';

type Props = { projectId: string; onSaved: () => void; onClose: () => void };

/** Reorders the links of a project. */
export function OrderDrawer({ projectId, ...props }: Props) {
  const t = useText(linkEditTexts);
  const tLink = useText(projectLinkTexts);
  const read = () => listProjectLinks(projectId);
  return (
    <EntityDrawer
      readKey={['projectLink', 'order', projectId]}
      read={read}
      title={t('order')}
      onClose={props.onClose}
      edit={(links) => (
        <ReorderDrawer
          name={`projectLink:order:${projectId}`}
          title={t('order')}
          label={t('order.label')}
          items={links}
          read={read}
          nameOf={({ title }) => title}
          render={({ title, position, status }, index) => (
            <Flex flex={1} gap={8} align="center" style={{ minWidth: 0 }}>
              <span>{index + 1}.</span>
              <span style={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{title}</span>
              {status === 'disabled' && <Tag>{tLink('state.disabled')}</Tag>}
              <Tag>{tLink(`position.${position}`)}</Tag>
            </Flex>
          )}
          save={(order) => orderProjectLinks(projectId, order)}
          {...props}
        >
          <Typography.Paragraph>{t('order.text')}</Typography.Paragraph>
        </ReorderDrawer>
      )}
    />
  );
}
