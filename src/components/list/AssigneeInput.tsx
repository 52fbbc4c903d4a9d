import { Segmented } from 'antd';
import { useState } from 'react';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';
import type { InputOf } from './filter-input';

const ANYBODY = 'anybody';

/** Filters rows by assignee: the operator's own, unassigned ones, or all. */
export function AssigneeInput({ id, field: { name, label, none }, value, onCommit }: InputOf<'assignee'>) {
  const t = useText(listTexts);
  const isEither = value[name] === 'meOrNone';
  const [isEitherOffered, setEitherOffered] = useState(isEither);
  if (isEither && !isEitherOffered) setEitherOffered(true);
  return (
    <Segmented
      // The radio inside takes the focus; a focusable group would be an extra tab stop.
      tabIndex={-1}
      name={id}
      aria-label={label}
      options={[
        { value: 'me', label: t('mine') },
        ...(none === undefined ? [] : [{ value: 'none', label: none }]),
        // Offered once a link has set it: the operator sees that both kinds are included, and can return to them.
        ...(isEitherOffered ? [{ value: 'meOrNone', label: [t('mine'), none].join(t('or')) }] : []),
        { value: ANYBODY, label: t('all') },
      ]}
      value={String(value[name] ?? ANYBODY)}
      onChange={(chosen) => onCommit({ [name]: chosen === ANYBODY ? undefined : chosen })}
    />
  );
}
