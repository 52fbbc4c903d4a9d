import { Flex, Tag } from 'antd';
import { useRegions } from '@/hooks/useRegions';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';
import { dayBefore } from '@/utils/date';
import { formatRegion } from '@/utils/regions';
import type { Filter } from './codec';
import styles from './FilterBar.module.css';
import { getFieldOwner } from './field-owner';
import { type FilterField, getFieldNames } from './fields';
import { getSelectedValues, useOptions } from './useOptions';
import { useSelectedLabel } from './useSelectedLabel';

type Props = { fields: readonly FilterField[]; filter: Filter; onRemove: (field: FilterField) => void };

const OPEN_END = '…';

type LabelProps = { label: string };

/** Label and value in one text node: browser translation would keep a stale value in a separate one. */
const Labelled = ({ label, text }: LabelProps & { text: string | undefined }) => (
  <span>{`${label}: ${text ?? ''}`}</span>
);

function ChoiceText({
  field,
  filter,
}: {
  field: Extract<FilterField, { kind: 'select' | 'remote' | 'flag' }>;
  filter: Filter;
}) {
  const t = useText(listTexts);
  const { options } = useOptions(field, filter);
  const labelOf = (one: string) => options.find((option) => option.value === one)?.label ?? one;
  return (
    <Labelled label={field.label} text={getSelectedValues(field, filter[field.name]).map(labelOf).join(t('or'))} />
  );
}

function RegionText({ label, code }: LabelProps & { code: string }) {
  const { regions } = useRegions(true);
  return <Labelled label={label} text={formatRegion(regions, code)} />;
}

function AssigneeText({ label, none, value }: LabelProps & { none: string | undefined; value: Filter[string] }) {
  const t = useText(listTexts);
  const words: Record<string, string | undefined> = { me: t('mine'), meOrNone: [t('mine'), none].join(t('or')) };
  return <Labelled label={label} text={words[String(value)] ?? none} />;
}

function ChosenText({ field, value }: { field: Extract<FilterField, { kind: 'search' }>; value: string }) {
  return <Labelled label={field.label} text={useSelectedLabel(field, value)} />;
}

/** Text of a filter that needs no request to be shown. */
function plainText(field: Extract<FilterField, { kind: 'text' | 'personal' | 'numbers' | 'days' }>, filter: Filter) {
  switch (field.kind) {
    case 'text':
      return String(filter[field.name]);
    case 'personal':
      return field.choices
        .filter(({ name }) => name in filter)
        .map(({ name, label }) => `${label} ${filter[name]}`)
        .join(' ');
    case 'numbers': {
      const [min, max] = field.names;
      return `${filter[min] ?? OPEN_END}–${filter[max] ?? OPEN_END} ${field.unit}`;
    }
    case 'days': {
      const [from, before] = field.names;
      const last = filter[before];
      return `${filter[from] ?? OPEN_END} – ${typeof last === 'string' ? dayBefore(last) : OPEN_END}`;
    }
  }
}

/** Label and value of one active filter. */
export function FilterText({ field, filter }: { field: FilterField; filter: Filter }) {
  switch (field.kind) {
    case 'linked':
      return field.label;
    case 'search':
      return <ChosenText field={field} value={String(filter[field.name])} />;
    case 'region':
      return <RegionText label={field.label} code={String(filter[field.name])} />;
    case 'assignee':
      return <AssigneeText label={field.label} none={field.none} value={filter[field.name] ?? ''} />;
    case 'select':
    case 'remote':
    case 'flag':
      return <ChoiceText key={getFieldOwner(field, filter)} field={field} filter={filter} />;
    default:
      return <Labelled label={field.label} text={plainText(field, filter)} />;
  }
}

/** Chips of the active filters; closing one removes its filter. */
export function FilterChips({ fields, filter, onRemove }: Props) {
  const t = useText(listTexts);
  const set = fields.filter((field) => getFieldNames(field).some((name) => name in filter));
  if (set.length === 0) return null;

  return (
    <Flex wrap gap={8} className={styles.chips}>
      {set.map((field) => (
        <Tag
          key={field.label}
          closable={{ 'aria-label': t('removeFilter', { name: field.label }) }}
          onClose={(event) => {
            event.preventDefault();
            onRemove(field);
          }}
        >
          <FilterText field={field} filter={filter} />
        </Tag>
      ))}
    </Flex>
  );
}
