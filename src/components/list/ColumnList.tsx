import { PushpinFilled, PushpinOutlined } from '@ant-design/icons';
import { Button, Checkbox, Flex, InputNumber } from 'antd';
import { SortableList } from '@/components/inputs/SortableList';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';
import styles from './ColumnChooser.module.css';
import { arrange, type ColumnSettings, isShown, MAX_WIDTH, MIN_WIDTH, withWidth } from './columns';
import { getDefaultWidth } from './tableColumns';

export type ChooserColumn = { key: string; title: string; width?: number; initiallyHidden?: true };

type Props = {
  columns: readonly ChooserColumn[];
  settings: ColumnSettings;
  onChange: (settings: ColumnSettings) => void;
};

/** The columns of a table, to show, drag into another order, widen and pin. */
export default function ColumnList({ columns, settings, onChange }: Props) {
  const t = useText(listTexts);
  const arranged = arrange(columns, settings);
  const shownCount = arranged.filter((column) => isShown(column, settings)).length;

  const render = (column: ChooserColumn) => {
    const { key, title } = column;
    const isPinned = settings.pinned.includes(key);
    const pin = () => {
      const others = settings.pinned.filter((pinned) => pinned !== key);
      onChange({ ...settings, pinned: isPinned ? others : [...others, key] });
    };
    return (
      <Flex align="center" gap={4}>
        <Checkbox
          className={styles.name}
          checked={isShown(column, settings)}
          // The last visible column cannot be hidden.
          disabled={shownCount === 1 && isShown(column, settings)}
          onChange={({ target }) => onChange({ ...settings, shown: { ...settings.shown, [key]: target.checked } })}
        >
          {title}
        </Checkbox>
        <InputNumber<number>
          size="small"
          className={styles.width}
          aria-label={t('columnWidth', { name: title })}
          min={MIN_WIDTH}
          max={MAX_WIDTH}
          step={10}
          precision={0}
          controls={false}
          placeholder={String(getDefaultWidth(column))}
          value={settings.widths[key] ?? null}
          // Half a number, such as the 2 of 240, must not change the table.
          changeOnBlur
          onChange={(width) => onChange(withWidth(settings, key, width ?? undefined))}
        />
        <Button
          size="small"
          type="text"
          icon={isPinned ? <PushpinFilled aria-hidden /> : <PushpinOutlined aria-hidden />}
          aria-label={t('pin', { name: title })}
          aria-pressed={isPinned}
          onClick={pin}
        />
      </Flex>
    );
  };

  return (
    <div className={styles.columns}>
      <SortableList
        label={t('columns')}
        items={arranged}
        idOf={({ key }) => key}
        nameOf={({ title }) => title}
        render={render}
        onReorder={(order) => onChange({ ...settings, order })}
      />
    </div>
  );
}
