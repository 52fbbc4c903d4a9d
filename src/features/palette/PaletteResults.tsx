import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { usePersonSearch } from '@/features/member/usePersonSearch';
import { useText } from '@/hooks/useText';
import { paletteTexts } from '@/locales/palette';
import { OptionRow } from './OptionRow';
import type { OptionGroup } from './option';
import { PeopleState } from './PeopleState';
import styles from './palette.module.css';
import { ResultsState } from './ResultsState';
import { useEntitySearch } from './useEntitySearch';
import { useGroups } from './useGroups';
import { useListKeys } from './useListKeys';

type Props = { id: string; group: OptionGroup };

/** Label of a group, and how many results are left out. */
function GroupHeading({ id, group: { label, options, total = 0 } }: Props) {
  const t = useText(paletteTexts);
  return (
    <div id={id} role="presentation" className={styles.group}>
      {label}{' '}
      {total > options.length && <span className={styles.cut}>{t('cut', { total, shown: options.length })}</span>}
    </div>
  );
}

/** Number of options, and the id of the active one. */
export type Shown = { activeId: string | undefined; count: number };

export type ResultsProps = {
  text: string;
  /** Of the list box, which the field names. */
  listId: string;
  /** Called for key presses in the field. */
  onKey: RefObject<((event: KeyboardEvent) => void) | undefined>;
  /** Enter that was pressed before the results were loaded. */
  missed: RefObject<KeyboardEvent | undefined>;
  onShown: (shown: Shown) => void;
  onClose: () => void;
};

/** Results for the text of the palette. */
export default function PaletteResults({ text: typed, listId, onKey, missed, onShown, onClose }: ResultsProps) {
  const t = useText(paletteTexts);
  const text = typed.trim();
  const things = useEntitySearch(text);
  const people = usePersonSearch(text);
  const groups = useGroups(text, things, people);
  const options = groups.flatMap((group) => group.options);
  const others = groups.filter(({ key }) => key !== 'people');
  const active = useListKeys({ text, options, isLoading: things.isLoading, people, onKey, missed, onClose });
  const idOf = (key: string) => `${listId} ${key}`.replaceAll(/[^\w-]/g, '_');
  const activeId = active && idOf(active.key);

  const top = useRef<HTMLDivElement>(null);
  const isAtTop = !active || active === options[0];
  const { answer } = people;

  // A layout effect, so that the field never describes another list.
  useLayoutEffect(() => onShown({ activeId, count: options.length }), [activeId, options.length, onShown]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer stands at the top, and what it says above it
  useEffect(() => {
    const shown = isAtTop ? top.current : document.getElementById(activeId ?? '');
    shown?.scrollIntoView({ block: 'nearest' });
  }, [activeId, answer]);

  return (
    <>
      <div ref={top}>
        <PeopleState listId={listId} people={people} />
      </div>
      <div id={listId} role="listbox" aria-label={t('results')}>
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset does not belong into a list box
          <div key={group.key} role="group" aria-labelledby={idOf(`group ${group.key}`)}>
            <GroupHeading id={idOf(`group ${group.key}`)} group={group} />
            {group.options.map((option) => (
              <OptionRow
                key={option.key}
                option={option}
                id={idOf(option.key)}
                isActive={option.key === active?.key}
                onClose={onClose}
              />
            ))}
          </div>
        ))}
      </div>
      <ResultsState text={text} groups={others} listId={listId} things={things} people={people} />
    </>
  );
}
