import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Space } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { useShortcuts } from '@/hooks/useShortcuts';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';
import { usePrevNext } from './usePrevNext';

/** How long one thing is looked at before the next is read, in ms. */
const PREFETCH_DELAY_MS = 200;

type Props = {
  /** The `name` of the list. */
  entity: string;
  id: string;
  onOpen: (id: string) => void;
  /** Reads the next one before somebody goes on to it. */
  readAhead?: (id: string) => void;
  /** While it is on its way only the keys work: buttons would move once there are others beside them. */
  hasKeysOnly?: boolean;
};

/** Leads from one thing to the previous and the next of the list that one came from, by K and J as well. */
export function PrevNextButtons({ entity, id, onOpen, readAhead, hasKeysOnly = false }: Props) {
  const t = useText(listTexts);
  const { previous, next, isInList } = usePrevNext(entity, id);
  const ahead = useEffectEvent(() => next !== undefined && readAhead?.(next));
  useEffect(() => {
    if (next === undefined) return;
    // Once this one is drawn.
    const timer = setTimeout(() => ahead(), PREFETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [next]);
  const goTo = (other: string | undefined) => other !== undefined && onOpen(other);
  const place = useShortcuts<HTMLSpanElement>(
    isInList
      ? [
          { keys: 'j', label: t('nextInList'), run: () => goTo(next) },
          { keys: 'k', label: t('previousInList'), run: () => goTo(previous) },
        ]
      : [],
  );
  if (!isInList || hasKeysOnly) return null;
  const toOther = (other: string | undefined) => ({ disabled: other === undefined, onClick: () => goTo(other) });
  return (
    <span ref={place}>
      <Space.Compact>
        <Button icon={<LeftOutlined aria-hidden />} aria-label={t('previousInList')} {...toOther(previous)}>
          {t('previous')}
        </Button>
        <Button
          icon={<RightOutlined aria-hidden />}
          iconPlacement="end"
          aria-label={t('nextInList')}
          {...toOther(next)}
        >
          {t('next')}
        </Button>
      </Space.Compact>
    </span>
  );
}
