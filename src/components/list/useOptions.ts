import { useState } from 'react';
import { useRead } from '@/hooks/useRead';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';
import type { Filter } from './codec';
import { getFieldOwner, isOffered } from './field-owner';
import type { FilterField } from './fields';

type Option = { value: string; label: string };
type ChoiceField = Extract<FilterField, { kind: 'select' | 'remote' | 'flag' }>;

/** The selected values: one, or several for a field with `isMany`. */
export function getSelectedValues(field: ChoiceField, chosen: Filter[string] | undefined): string[] {
  if (chosen === undefined) return [];
  return 'isMany' in field && field.isMany ? String(chosen).split(',') : [String(chosen)];
}

const none: string[] = [];

const read = (field: ChoiceField, owner: string) =>
  field.kind === 'remote' ? field.read(owner) : Promise.resolve<Option[]>([]);

/**
 * Options of a select filter. Options from the server load on `load()`, or at once if a value is selected and needs its
 * label.
 */
export function useOptions(field: ChoiceField, filter: Filter) {
  const t = useText(listTexts);
  const isRemote = field.kind === 'remote';
  const chosen = filter[field.name];
  const owner = getFieldOwner(field, filter) ?? '';
  const [isAsked, setAsked] = useState(chosen !== undefined);
  const remote = useRead<Option[]>(['options', isRemote ? field.key : field.name, owner], () => read(field, owner), {
    enabled: isRemote && isOffered(field, filter) && (isAsked || chosen !== undefined),
  });

  if (field.kind === 'select') return { options: field.options, gone: none, read: undefined, load: () => {} };
  if (field.kind === 'flag') {
    const options = [
      { value: 'true', label: field.yes },
      { value: 'false', label: field.no },
    ];
    return { options, gone: none, read: undefined, load: () => {} };
  }
  const known = remote.data ?? [];
  // A value that the server no longer offers is shown as unknown, so that it can be removed.
  const others = getSelectedValues(field, chosen).filter((one) => !known.some(({ value }) => value === one));
  const unknown = others.map((value) => ({
    value,
    label: remote.data || !isOffered(field, filter) ? t('unknownOption', { value }) : '…',
  }));
  return {
    options: [...unknown, ...known],
    gone: remote.data ? others : none,
    read: remote,
    load: () => setAsked(true),
  };
}
