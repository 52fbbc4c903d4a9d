import { AppstoreOutlined, TableOutlined } from '@ant-design/icons';
import { Segmented } from 'antd';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';
import { type ListShape, listShapes } from './columns';

const icons = { cards: <AppstoreOutlined aria-hidden />, table: <TableOutlined aria-hidden /> };

/** Switches a list between cards and table. */
export function ViewSwitch({ view, onChange }: { view: ListShape; onChange: (view: ListShape) => void }) {
  const t = useText(listTexts);
  return (
    <Segmented<ListShape>
      aria-label={t('view')}
      options={listShapes.map((value) => ({ value, label: t(`view.${value}`), icon: icons[value] }))}
      value={view}
      onChange={onChange}
    />
  );
}
