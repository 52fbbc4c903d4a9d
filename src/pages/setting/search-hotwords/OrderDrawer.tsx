import { Flex, Tag, Typography } from 'antd';
import { EntityDrawer } from '@/components/form/EntityDrawer';
import { ReorderDrawer } from '@/components/form/ReorderDrawer';
import { useText } from '@/hooks/useText';
import { hotwordTexts } from '@/locales/hotword';
import { listHotwordPlaces, orderHotwords } from '@/services/hotword';
import { ValidityTag } from './ValidityTag';

/** Stands in the address, where else the id of a hotword stands, while all of them are put in order. */
export const ORDER = 'order';

type Props = { onSaved: () => void; onClose: () => void };

/** Puts all hotwords in order: a page of the list has not all of them. */
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
