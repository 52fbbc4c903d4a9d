import { Flex, Typography } from 'antd';
import { EntityDrawer } from '@/components/form/EntityDrawer';
import { ReorderDrawer } from '@/components/form/ReorderDrawer';
import { ProjectStatus } from '@/features/project/ProjectStatus';
import { useText } from '@/hooks/useText';
import { projectTexts } from '@/locales/project';
import { listProjectPlaces, orderProjects } from '@/services/project';

/** Value of the `edit` parameter that opens this drawer. */
export const ORDER = 'order';

type Props = { onSaved: () => void; onClose: () => void };

/** Reorders all projects. It loads them all, because a page of the list has only some. */
export function OrderDrawer(props: Props) {
  const t = useText(projectTexts);
  return (
    <EntityDrawer
      readKey={['project', 'order']}
      read={listProjectPlaces}
      title={t('order.title')}
      onClose={props.onClose}
      edit={(places) => (
        <ReorderDrawer
          name="project:order"
          title={t('order.title')}
          label={t('order.label')}
          items={places}
          read={listProjectPlaces}
          nameOf={({ name }) => name}
          render={({ name, projectNo, status }, index) => (
            <Flex flex={1} gap={8} align="center" style={{ minWidth: 0 }}>
              <span>{index + 1}.</span>
              <span style={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                <bdi>{name}</bdi> <small>{projectNo}</small>
              </span>
              <ProjectStatus status={status} />
            </Flex>
          )}
          save={orderProjects}
          {...props}
        >
          <Typography.Paragraph>{t('order.text')}</Typography.Paragraph>
        </ReorderDrawer>
      )}
    />
  );
}
