import { SettingOutlined } from '@ant-design/icons';
import { Button, Divider, Popover, Segmented, Skeleton } from 'antd';
import { lazy, memo, Suspense, useRef, useState } from 'react';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';
import styles from './ColumnChooser.module.css';
import type { ChooserColumn } from './ColumnList';
import { type ColumnSettings, defaultSettings, densities } from './columns';

// Brings the code for dragging.
const ColumnList = lazy(() => import('./ColumnList'));

type Props = {
  columns: readonly ChooserColumn[];
  settings: ColumnSettings;
  onChange: (settings: ColumnSettings) => void;
};

/** Popover that shows, hides, reorders, widens and pins the columns of a table and sets its density. */
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
      <ErrorBoundary>
        <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 4 }} />}>
          <ColumnList {...{ columns, settings, onChange }} />
        </Suspense>
      </ErrorBoundary>
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
