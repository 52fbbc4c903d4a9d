import { App } from 'antd';
import { ActionDialog } from '@/components/form/ActionDialog';
import { useEntityChange } from '@/components/form/useEntityChange';
import { SwitchField } from '@/components/inputs/SwitchField';
import { TextField } from '@/components/inputs/TextField';
import { savedView as limit } from '@/contract/limits/saved-view';
import type { SavedView } from '@/contract/saved-view';
import { useQueryParams } from '@/hooks/useQueryParams';
import { useText } from '@/hooks/useText';
import { savedViewTexts } from '@/locales/savedView';
import { createSavedView, updateSavedView } from '@/services/saved-view';
import { parseArrangement } from '../columns';
import { VIEW } from '../useListState';
import { SavedViewSummary } from './SavedViewSummary';
import { viewQuery } from './saved-query';
import { cacheView, refetchViews } from './useSavedViews';
import { toViewInput } from './useViewActions';
import type { ViewedList } from './viewed-list';

/** Edits one of the operator's views or, without `view`, creates one from the current list. */
export type ViewQuestion = { view?: SavedView };

type Props = { of: ViewedList; question: ViewQuestion; onClose: () => void };
type Named = { name: string; isShared: boolean };

function NameFields() {
  const t = useText(savedViewTexts);
  return (
    <>
      <TextField name="name" label={t('name')} isRequired max={limit.maxNameLength} placeholder={t('nameHint')} />
      <SwitchField name="isShared" label={t('share')} extra={t('shareHint')} />
    </>
  );
}

function CreateDialog({ of, onClose }: Omit<Props, 'question'>) {
  const t = useText(savedViewTexts);
  const { message } = App.useApp();
  const { patch } = useQueryParams();
  const { name: list, state, rules, settings, keepColumns } = of;
  const save = async ({ hasColumns, ...named }: Named & { hasColumns: boolean }) => {
    const columns = hasColumns ? parseArrangement(settings) : null;
    const view = await createSavedView({ list, ...named, query: viewQuery(state, rules, list), columns });
    cacheView(view);
    refetchViews(list);
    if (view.columns) keepColumns((kept) => ({ ...kept, [view.id]: parseArrangement(view.columns) }));
    // The list already shows the view; an active personal filter stays.
    patch({ [VIEW]: view.id }, { replace: true });
    message.success(t('saved', { name: view.name }));
  };
  return (
    <ActionDialog<Named & { hasColumns: boolean }>
      draft={`view.create:${list}`}
      title={t('create.title')}
      okText={t('save')}
      initialValues={{ isShared: false, hasColumns: true }}
      onSubmit={save}
      onClose={onClose}
    >
      <NameFields />
      <SwitchField name="hasColumns" label={t('columns')} />
      <SavedViewSummary of={of} />
    </ActionDialog>
  );
}

function EditDialog({ view, onClose }: { view: SavedView; onClose: () => void }) {
  const t = useText(savedViewTexts);
  const { list, name, isShared } = view;
  const { change } = useEntityChange(
    { entity: view, onChanged: cacheView },
    { canStill: () => true, stateOf: (now) => now.name, overtaken: (now) => t('edit.changed', { name: now.name }) },
  );
  const save = async (named: Named) => {
    const work = (now: SavedView) => updateSavedView(now.id, { ...toViewInput(now), ...named }, now.version);
    // Whatever the result, the views of other operators may have changed.
    await change(work, (saved) => t('saved', { name: saved.name })).finally(() => refetchViews(list));
  };
  return (
    <ActionDialog<Named>
      draft={`view.edit:${view.id}`}
      title={t('edit.title', { name })}
      okText={t('save')}
      initialValues={{ name, isShared }}
      version={view.version}
      onSubmit={save}
      onClose={onClose}
    >
      <NameFields />
    </ActionDialog>
  );
}

/** Dialog that saves the current list as a new view, or renames, shares or unshares a view. */
export default function ViewDialog({ of, question: { view }, onClose }: Props) {
  return view ? <EditDialog view={view} onClose={onClose} /> : <CreateDialog of={of} onClose={onClose} />;
}
