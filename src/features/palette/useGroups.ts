import { bestMatches } from '@/domain/palette/match';
import { memberPath } from '@/features/member/member-path';
import type { usePersonSearch } from '@/features/member/usePersonSearch';
import { useText } from '@/hooks/useText';
import { paletteTexts } from '@/locales/palette';
import { formatKeys, isMac } from '@/utils/shortcut-keys';
import type { OptionGroup, PaletteOption } from './option';
import { useActions } from './useActions';
import { useEntityGroups, useStatusLabels } from './useEntityGroups';
import type { useEntitySearch } from './useEntitySearch';
import { useRecent } from './useRecent';
import { useScreens } from './useScreens';

const MAX_PAGES = 6;
const MAX_ACTIONS = 6;

type People = ReturnType<typeof usePersonSearch>;

/** Group with the option to search for people, or with the people found. */
function usePeopleGroup({ ask, answer }: People): OptionGroup {
  const t = useText(paletteTexts);
  const { member: statusLabel } = useStatusLabels();
  const found: PaletteOption[] =
    answer?.status === 'found'
      ? answer.members.map(({ id, memberNo, realNameMasked, mobileMasked, status }) => ({
          key: `person ${id}`,
          label: memberNo,
          detail: [realNameMasked, mobileMasked].filter(Boolean).join(' · '),
          note: statusLabel(status),
          href: memberPath(id),
        }))
      : [];
  const search: PaletteOption[] =
    ask && !answer
      ? [
          {
            key: 'people',
            label: t('people.search'),
            detail: t('people.note'),
            note: formatKeys('alt+enter', isMac()).join('+'),
            isDeliberate: true,
            run: ask,
            staysOpen: true,
          },
        ]
      : [];
  return { key: 'people', label: t('group.people'), options: [...found, ...search] };
}

/** All groups for a text; without a text, recent places and actions. */
export function useGroups(text: string, { found }: ReturnType<typeof useEntitySearch>, people: People): OptionGroup[] {
  const t = useText(paletteTexts);
  const recent = useRecent();
  const screens = useScreens();
  const actions = useActions();
  const thingGroups = useEntityGroups(found);
  const peopleGroup = usePeopleGroup(people);

  const pages = bestMatches(text, screens, ({ names }) => names).map(
    ({ path, title, section }): PaletteOption => ({ key: path, label: title, detail: section, href: path }),
  );
  const fitting =
    text === ''
      ? actions.filter(({ isUsual }) => isUsual)
      : bestMatches(text, actions, ({ label, words }) => [label, ...words]);
  // Without pages above, all of them fit.
  const shown = pages.length > 0 ? fitting.slice(0, MAX_ACTIONS) : fitting;
  const others: OptionGroup[] = [
    { key: 'recent', label: t('group.recent'), options: text === '' ? recent : [] },
    { key: 'pages', label: t('group.pages'), options: pages.slice(0, MAX_PAGES), total: pages.length },
    { key: 'actions', label: t('group.actions'), options: shown, total: fitting.length },
    ...thingGroups,
  ];
  // People come first once the operator has asked for them.
  const groups = people.answer ? [peopleGroup, ...others] : [...others, peopleGroup];
  return groups.filter(({ options }) => options.length > 0);
}
