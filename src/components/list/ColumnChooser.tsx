import { ArrowDownOutlined, ArrowUpOutlined, PushpinFilled, PushpinOutlined, SettingOutlined } from '@ant-design/icons';
import { Button, Checkbox, Divider, Flex, Popover, Segmented } from 'antd';
import { memo, useRef, useState } from 'react';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';
import styles from './ColumnChooser.module.css';
import { arrange, type ColumnSettings, defaultSettings, densities, isShown, move } from './columns';

type Column = { key: string; title: string; initiallyHidden?: true };

type Props = {
  columns: readonly Column[];
  settings: ColumnSettings;
  onChange: (settings: ColumnSettings) => void;
};

/** Popover that shows, hides, reorders and pins the columns of a table and sets its density. */
export const ColumnChooser = memo(function ColumnChooser({ columns, settings, onChange }: Props) {
  const t = useText(listTexts);
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const show = (next: boolean) => {
    // On Escape: the popover is at the end of the page, and focus would be lost with it.
    if (!next && box.current?.contains(document.activeElement)) button.current?.focus();
    setIsOpen(next);
  };
  const arranged = arrange(columns, settings);
  const shownCount = arranged.filter((column) => isShown(column, settings)).length;

  const row = (column: Column, index: number) => {
    const { key, title } = column;
    const isPinned = settings.pinned.includes(key);
    const setShown = (isOn: boolean) => onChange({ ...settings, shown: { ...settings.shown, [key]: isOn } });
    const pin = () => {
      const others = settings.pinned.filter((pinned) => pinned !== key);
      onChange({ ...settings, pinned: isPinned ? others : [...others, key] });
    };
    const small = { size: 'small', type: 'text' } as const;
    return (
      <Flex key={key} component="li" align="center" gap={4}>
        <Checkbox
          className={styles.name}
          checked={isShown(column, settings)}
          // The last visible column cannot be hidden.
          disabled={shownCount === 1 && isShown(column, settings)}
          onChange={({ target }) => setShown(target.checked)}
        >
          {title}
        </Checkbox>
        <Button
          {...small}
          icon={<ArrowUpOutlined aria-hidden />}
          aria-label={t('moveUp', { name: title })}
          disabled={index === 0}
          onClick={() => onChange(move(columns, settings, key, -1))}
        />
        <Button
          {...small}
          icon={<ArrowDownOutlined aria-hidden />}
          aria-label={t('moveDown', { name: title })}
          disabled={index === arranged.length - 1}
          onClick={() => onChange(move(columns, settings, key, 1))}
        />
        <Button
          {...small}
          icon={isPinned ? <PushpinFilled aria-hidden /> : <PushpinOutlined aria-hidden />}
          aria-label={t('pin', { name: title })}
          aria-pressed={isPinned}
          onClick={pin}
        />
      </Flex>
    );
  };

  const content = (
    <div ref={box} className={styles.content}>
      <Segmented
        size="small"
        aria-label={t('density')}
        value={settings.density}
        options={densities.map((density) => ({ value: density, label: t(`density.${density}`) }))}
        onChange={(density) => onChange({ ...settings, density })}
      />
      <Divider size="small" />
      <ul className={styles.columns}>{arranged.map(row)}</ul>
      <Divider size="small" />
      <Button size="small" onClick={() => onChange({ ...defaultSettings, view: settings.view })}>
        {t('resetColumns')}
      </Button>
    </div>
  );

  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      title={t('columns')}
      content={content}
      open={isOpen}
      onOpenChange={show}
      afterOpenChange={(isThere) =>
        isThere && box.current?.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true })
      }
    >
      <Button
        ref={button}
        icon={<SettingOutlined aria-hidden />}
        aria-label={t('columns')}
        title={t('columns')}
        aria-haspopup="dialog"
      />
    </Popover>
  );
});
