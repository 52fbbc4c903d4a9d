import { CaretDownOutlined, CaretRightOutlined, CopyOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useCopy } from '@/components/copy/useCopy';
import type { EventTrack } from '@/contract/event-track-list';
import { formatValue, type TreeLine, treeLines } from '@/domain/event-track/tree';
import { useText } from '@/hooks/useText';
import { eventTrackTexts } from '@/locales/eventTrack';
import styles from './event-tracks.module.css';

const INDENT = 16;
const handledKeys = ['ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft', 'Home', 'End', 'Enter', ' '];

/**
 * Tree of the properties of an event: one tab stop, navigated by arrow keys (WAI-ARIA). Markup in values is shown as
 * text.
 */
export function PropertyTree({ properties }: Pick<EventTrack, 'properties'>) {
  const t = useText(eventTrackTexts);
  const copy = useCopy();
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const [active, setActive] = useState<string>();
  const box = useRef<HTMLDivElement>(null);
  const lines = treeLines(properties, toggled);
  const activeIndex = Math.max(
    0,
    lines.findIndex(({ path }) => path === active),
  );
  const line = lines[activeIndex];

  const goTo = (place: number) => {
    const target = lines[Math.min(Math.max(place, 0), lines.length - 1)];
    if (!target) return;
    setActive(target.path);
    box.current?.querySelectorAll<HTMLElement>('[role="treeitem"]')[lines.indexOf(target)]?.focus();
  };
  const toggle = ({ path, size }: TreeLine) => {
    if (size === 0) return;
    const next = new Set(toggled);
    if (!next.delete(path)) next.add(path);
    setToggled(next);
  };
  const copyLine = ({ name, value }: TreeLine) => void copy(formatValue(value), name);

  const handleKey = (key: string, own: TreeLine) => {
    const { isOpen, parent } = own;
    switch (key) {
      case 'ArrowDown':
        return goTo(activeIndex + 1);
      case 'ArrowUp':
        return goTo(activeIndex - 1);
      case 'Home':
        return goTo(0);
      case 'End':
        return goTo(lines.length - 1);
      case 'ArrowRight':
        return isOpen ? goTo(activeIndex + 1) : toggle(own);
      case 'ArrowLeft':
        return isOpen ? toggle(own) : parent !== null && goTo(lines.findIndex(({ path }) => path === parent));
      case ' ':
        return toggle(own);
      default:
        return copyLine(own);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!line || !handledKeys.includes(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    handleKey(event.key, line);
  };

  if (lines.length === 0) return t('tree.none');
  return (
    <Flex vertical gap={8}>
      <Flex wrap gap={8} align="center">
        <Button
          size="small"
          icon={<CopyOutlined aria-hidden />}
          onClick={() => void copy(formatValue(properties), t('tree.label'))}
        >
          {t('tree.copyAll')}
        </Button>
        <Button size="small" icon={<CopyOutlined aria-hidden />} onClick={() => line && copyLine(line)}>
          {t('tree.copyValue', { name: line?.name ?? '' })}
        </Button>
        <small>{t('tree.hint')}</small>
      </Flex>
      <div ref={box} role="tree" aria-label={t('tree.label')} className={styles.tree}>
        {lines.map((one, place) => (
          <div
            key={one.path}
            role="treeitem"
            aria-level={one.level}
            aria-selected={place === activeIndex}
            aria-expanded={one.size > 0 ? one.isOpen : undefined}
            tabIndex={place === activeIndex ? 0 : -1}
            className={styles.line}
            style={{ paddingInlineStart: 4 + (one.level - 1) * INDENT }}
            onFocus={() => setActive(one.path)}
            onClick={() => toggle(one)}
            onKeyDown={onKeyDown}
          >
            <span aria-hidden>{one.size > 0 && (one.isOpen ? <CaretDownOutlined /> : <CaretRightOutlined />)}</span>
            <span className={styles.name}>{one.name}</span>
            <span className={styles.value}>
              {typeof one.value === 'object' && one.value !== null
                ? t('tree.size', { count: one.size })
                : formatValue(one.value)}
            </span>
          </div>
        ))}
      </div>
    </Flex>
  );
}
