import { Flex, Tag, Typography } from 'antd';
import { EntityDrawer } from '@/components/form/EntityDrawer';
import { ReorderDrawer } from '@/components/form/ReorderDrawer';
import { useText } from '@/hooks/useText';
import { hotwordTexts } from '@/locales/hotword';
import { listHotwordPlaces, orderHotwords } from '@/services/hotword';
import { ValidityTag } from './ValidityTag';

/** Value of the `edit` parameter, instead of a hotword id, that opens the order. */
export const ORDER = 'order';

type Props = { onSaved: () => void; onClose: () => void };

/** Drawer to reorder all hotwords, which the list shows in pages. */
export function OrderDrawer(props: Props) {
  const t = useText(hotwordTexts);
  return (
    <EntityDrawer
      readKey={['hotword', 'order']}
      read={listHotwordPlaces}
      title={t('order.title')}
      onClose={props.onClose}
      edit={(places) => (
        <ReorderDrawer
          name="hotword:order"
          title={t('order.title')}
          label={t('order.label')}
          items={places}
          read={listHotwordPlaces}
          nameOf={({ word }) => word}
          render={(place, index) => (
            <Flex gap={8} align="center">
              <span>{index + 1}.</span>
              <bdi>{place.word}</bdi>
              {place.status === 'disabled' && <Tag>{t('status.disabled')}</Tag>}
              <ValidityTag hotword={place} t={t} />
            </Flex>
          )}
          save={orderHotwords}
          {...props}
        >
          <Typography.Paragraph>{t('order.text')}</Typography.Paragraph>
        </ReorderDrawer>
      )}
    />
  );
}
