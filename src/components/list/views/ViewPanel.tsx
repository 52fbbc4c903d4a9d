import { Button, Divider, Flex, Spin } from 'antd';
import { useId, useRef } from 'react';
import { FocusFallback } from '@/components/page/FocusFallback';
import { savedView as limit } from '@/contract/limits/saved-view';
import type { SavedView } from '@/contract/saved-view';
import { ErrorText } from '@/errors/ErrorText';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';
import { savedViewTexts } from '@/locales/savedView';
import { findSelectedOption } from './find-selected-option';
import { useSavedViews, useSelectedView } from './useSavedViews';
import { useViewActions } from './useViewActions';
import type { ViewQuestion } from './ViewDialog';
import styles from './ViewPanel.module.css';
import { ViewRow } from './ViewRow';
import type { ViewedList } from './viewed-list';

type Props = { of: ViewedList; onAsk: (question: ViewQuestion) => void; onClose: () => void };

/** Popover content: the saved views of a list and the actions on them. */
export default function ViewPanel({ of, onAsk, onClose }: Props) {
  const t = useText(listTexts);
  const tView = useText(savedViewTexts);
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const { data: views, error, isFetching, refetch } = useSavedViews(of.name);
  const { view: chosen, isChanged } = useSelectedView(of);
  const { choose, update, remove, toggleDefault } = useViewActions(of);
  const mine = views?.filter(({ isMine }) => isMine) ?? [];
  const others = views?.filter(({ isMine }) => !isMine) ?? [];
  const isFull = mine.length >= limit.maxPerList;

  /** Closes the popover first: a dialog opened next takes the focus from the button and returns it there. */
  const then = (work: () => void) => () => {
    onClose();
    work();
  };
  const group = (key: 'mine' | 'others', ofGroup: SavedView[]) =>
    ofGroup.length > 0 && (
      <>
        <div id={`${id}${key}`} className={styles.group}>
          {tView(key)}
        </div>
        <ul aria-labelledby={`${id}${key}`} className={styles.views}>
          {ofGroup.map((view) => (
            <ViewRow
              key={view.id}
              name={view.name}
              about={view.isMine ? view.isShared && tView('shared') : tView('owner', { name: view.ownerName })}
              isChosen={view.id === chosen?.id}
              isDefault={view.isDefault}
              onChoose={then(() => choose(view))}
              onToggleDefault={() => void toggleDefault(view)}
              {...(view.isMine && {
                onEdit: then(() => onAsk({ view })),
                onDelete: then(() => void remove(view)),
              })}
            />
          ))}
        </ul>
      </>
    );

  return (
    <div ref={panel} className={styles.panel}>
      <ul className={styles.views}>
        <ViewRow name={tView('noView')} isChosen={of.viewId === undefined} onChoose={then(() => choose())} />
      </ul>
      {!views && isFetching && !error && <Spin aria-label={t('loading')} />}
      {error && (
        <FocusFallback to={() => findSelectedOption(panel.current)}>
          <Flex role="alert" align="center" justify="space-between" gap={8} className={styles.group}>
            <div>
              <div>{tView('failed')}</div>
              <ErrorText error={error} />
            </div>
            <Button size="small" loading={isFetching} onClick={() => refetch()}>
              {t('retry')}
            </Button>
          </Flex>
        </FocusFallback>
      )}
      {group('mine', mine)}
      {group('others', others)}
      {views?.length === 0 && <div className={styles.group}>{tView('none')}</div>}
      <Divider size="small" />
      <Flex vertical className={styles.actions}>
        {chosen?.isMine && isChanged && (
          <Button type="text" title={chosen.name} onClick={then(() => void update(chosen))}>
            {tView('update', { name: chosen.name })}
          </Button>
        )}
        {chosen && isChanged && (
          <Button type="text" onClick={then(() => choose(chosen))}>
            {tView('discard')}
          </Button>
        )}
        {isFull ? (
          <div className={styles.group}>{tView('full', { max: limit.maxPerList })}</div>
        ) : (
          <Button type="text" onClick={then(() => onAsk({}))}>
            {tView('saveAs')}
          </Button>
        )}
      </Flex>
    </div>
  );
}
