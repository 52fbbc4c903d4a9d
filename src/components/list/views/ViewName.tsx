import hidden from '@/components/display/hidden.module.css';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';
import { savedViewTexts } from '@/locales/savedView';
import { useSelectedView } from './useSavedViews';
import styles from './ViewsButton.module.css';
import type { ViewedList } from './viewed-list';

/** Name of the selected view on the views button, and whether the list has been changed or narrowed since. */
export default function ViewName({ of }: { of: ViewedList }) {
  const t = useText(listTexts);
  const tView = useText(savedViewTexts);
  const { view, isChanged, isNarrowed } = useSelectedView(of);
  if (!view) return t('views');
  return (
    <>
      <span className={hidden.hidden}>{tView('chosen')}</span>
      <bdi className={styles.name} title={view.name}>
        {view.name}
      </bdi>
      {isChanged && tView(isNarrowed ? 'changedAndSearched' : 'changed')}
      {!isChanged && isNarrowed && tView('searched')}
    </>
  );
}
