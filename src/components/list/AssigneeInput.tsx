import { Segmented } from 'antd';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';
import type { InputOf } from './filter-input';

const ANYBODY = 'anybody';

/** Whose rows are shown: one's own, those that nobody has, or all. */
export function AssigneeInput({ id, field: { name, label, none }, value, onCommit }: InputOf<'assignee'>) {
  const t = useText(listTexts);
  return (
    <Segmented
      // The radio inside takes the focus; the group around it would be one stop more.
      tabIndex={-1}
      name={id}
      aria-label={label}
      options={[
        { value: 'me', label: t('mine') },
        ...(none === undefined ? [] : [{ value: 'none', label: none }]),
        // Nobody chooses it here: who comes with it sees that neither of the two is left out.
        ...(value[name] === 'meOrNone' ? [{ value: 'meOrNone', label: [t('mine'), none].join(t('or')) }] : []),
        { value: ANYBODY, label: t('all') },
      ]}
      value={String(value[name] ?? ANYBODY)}
      onChange={(chosen) => onCommit({ [name]: chosen === ANYBODY ? undefined : chosen })}
    />
  );
}
