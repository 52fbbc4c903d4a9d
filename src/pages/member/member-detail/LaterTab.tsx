import { Empty, Typography } from 'antd';
import { useText } from '@/hooks/useText';
import { memberDetailTexts } from '@/locales/memberDetail';

/** A tab whose list comes with the screen that it belongs to: what it will be good for. */
export function LaterTab({ name }: { name: 'tracks' }) {
  const t = useText(memberDetailTexts);
  return (
    <Empty
      image={Empty.PRESENTED_IMAGE_SIMPLE}
      description={
        <>
          <div>{t('later.title', { name: t(`tab.${name}`) })}</div>
          <Typography.Text type="secondary">{t(`later.${name}`)}</Typography.Text>
        </>
      }
    />
  );
}
