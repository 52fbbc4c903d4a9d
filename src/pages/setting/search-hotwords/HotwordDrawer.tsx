import { EditDrawer } from '@/components/form/EditDrawer';
import { EntityDrawer } from '@/components/form/EntityDrawer';
import { useCompareFields } from '@/components/form/useCompareFields';
import type { EditSpec } from '@/components/form/useEditForm';
import { NEW_ENTITY } from '@/components/form/useEditParam';
import type { Hotword, HotwordInput } from '@/contract/hotword';
import { useText } from '@/hooks/useText';
import { hotwordTexts } from '@/locales/hotword';
import { createHotword, getHotword, updateHotword } from '@/services/hotword';
import { HotwordFields } from './HotwordFields';
import { HotwordHistory } from './HotwordHistory';
import { useTargets } from './useTargets';

const SIZE = 600;

/** Form values; without `sort`, the hotword is saved as the last one. */
type HotwordValues = Omit<HotwordInput, 'sort'> & { sort: number | null };

const toValues = (hotword?: Hotword): HotwordValues => ({
  word: hotword?.word ?? '',
  linkType: hotword?.linkType ?? 'none',
  target: hotword?.target ?? null,
  highlighted: hotword?.highlighted ?? false,
  sort: hotword?.sort ?? null,
  validFrom: hotword?.validFrom ?? null,
  validTo: hotword?.validTo ?? null,
  status: hotword?.status ?? 'disabled',
});

const fields = Object.keys(toValues()) as (keyof HotwordValues)[];

// Without a link there is no target field, but the form may keep its last value.
const toInput = (values: HotwordValues): HotwordInput => ({
  ...values,
  target: values.linkType === 'none' ? null : (values.target ?? null),
  sort: values.sort ?? undefined,
});

const save = (values: HotwordValues, base: Hotword | undefined) =>
  base ? updateHotword(base.id, toInput(values), base.version) : createHotword(toInput(values));

type FormProps = { hotword?: Hotword; onSaved: () => void; onClose: () => void };

function HotwordForm({ hotword, onSaved, onClose }: FormProps) {
  const t = useText(hotwordTexts);
  const targets = useTargets();
  const spec: EditSpec<HotwordValues, Hotword> = {
    name: `hotword:${hotword?.id ?? NEW_ENTITY}`,
    entity: hotword,
    toValues,
    save,
    onSaved,
  };
  const compare = useCompareFields<HotwordValues, Hotword>(hotwordTexts, fields, {
    target: { format: targets.getTargetName },
  });
  return (
    <EditDrawer
      title={hotword ? t('edit.title', { word: hotword.word }) : t('create.title')}
      size={SIZE}
      spec={spec}
      compare={compare}
      extraActions={hotword ? [] : [{ label: t('create.next'), beginsAnew: true }]}
      onClose={onClose}
    >
      <HotwordFields targets={targets} />
      {hotword && <HotwordHistory hotword={hotword} targets={targets} />}
    </EditDrawer>
  );
}

/**
 * Drawer with the form of a hotword.
 *
 * @param target hotword id, or `new`
 */
export function HotwordDrawer({ target, ...props }: Omit<FormProps, 'hotword'> & { target: string }) {
  const t = useText(hotwordTexts);
  if (target === NEW_ENTITY) return <HotwordForm {...props} />;
  return (
    <EntityDrawer
      readKey={['hotword', 'form', target]}
      read={() => getHotword(target)}
      title={t('action.edit')}
      size={SIZE}
      notFound={t('notFound')}
      onMissing={props.onSaved}
      onClose={props.onClose}
      edit={(hotword) => <HotwordForm hotword={hotword} {...props} />}
    />
  );
}
