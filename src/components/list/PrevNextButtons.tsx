import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Space } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { useShortcuts } from '@/hooks/useShortcuts';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';
import { usePrevNext } from './usePrevNext';

/** How long an entity is shown before the next one is prefetched, in ms. */
const PREFETCH_DELAY_MS = 200;

type Props = {
  /** The `name` of the list. */
  entity: string;
  id: string;
  onOpen: (id: string) => void;
  /** Prefetches the next entity. */
  readAhead?: (id: string) => void;
  /** While the entity loads only the shortcuts work: buttons would move once others appear beside them. */
  hasKeysOnly?: boolean;
};

/** Previous and next entity of the list that the operator came from, with the shortcuts K and J. */
export function PrevNextButtons({ entity, id, onOpen, readAhead, hasKeysOnly = false }: Props) {
  const t = useText(listTexts);
  const { previous, next, isInList } = usePrevNext(entity, id);
  const ahead = useEffectEvent(() => next !== undefined && readAhead?.(next));
  useEffect(() => {
    if (next === undefined) return;
    // Waits until the current entity has rendered.
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
