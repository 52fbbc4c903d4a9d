import { App, Drawer } from 'antd';
import { useMemo } from 'react';
import { EntityGate } from '@/components/EntityGate';
import { EditDrawer } from '@/components/form/EditDrawer';
import type { EditSpec } from '@/components/form/useEditForm';
import { NEW } from '@/components/form/useEditParam';
import { useEntity } from '@/components/form/useEntity';
import type { ResultHint } from '@/contract/result-hint';
import { useText } from '@/hooks/useText';
import { resultHintTexts } from '@/locales/resultHint';
import { createResultHint, getResultHint, updateResultHint } from '@/services/result-hint';
import { hintCompare } from './compare';
import { HintFormBody } from './HintFormBody';
import { refuseProblems } from './problems';
import { useScopes } from './useChoices';
import { type HintForm, toInput, toValues, voidsReview } from './values';
import { useHintWords } from './words';

const SIZE = 1040;

type Props = { onSaved: () => void; onClose: () => void };

function EditHint({ hint, onSaved, onClose }: Props & { hint: ResultHint | undefined }) {
  const t = useText(resultHintTexts);
  const words = useHintWords();
  const { modal } = App.useApp();
  const { scopes } = useScopes();
  const compare = useMemo(() => hintCompare(t, words, scopes), [t, words, scopes]);

  const spec: EditSpec<HintForm, ResultHint> = {
    name: `resultHint:${hint?.id ?? NEW}`,
    entity: hint,
    toValues,
    confirm: async (values, base) => {
      const input = toInput(values);
      refuseProblems(t, input);
      if (!voidsReview(base, input)) return true;
      return modal.confirm({
        title: t('void.title'),
        content: t(`void.${base.status}`),
        okText: t('void.ok'),
        cancelText: t('void.cancel'),
      });
    },
    save: (values, base) =>
      base ? updateResultHint(base.id, toInput(values), base.version) : createResultHint(toInput(values)),
    onSaved,
  };

  return (
    <EditDrawer
      title={hint ? t('edit.title', { name: hint.name }) : t('new.title')}
      size={SIZE}
      spec={spec}
      compare={compare}
      onClose={onClose}
    >
      <HintFormBody base={hint} />
    </EditDrawer>
  );
}

function ExistingHint({ id, ...props }: Props & { id: string }) {
  const t = useText(resultHintTexts);
  const read = useEntity(id, () => getResultHint(id), props.onSaved);
  if (read.entity && !read.error) return <EditHint hint={read.entity} {...props} />;
  return (
    <Drawer open title={t('edit.loading')} size={SIZE} onClose={props.onClose}>
      <EntityGate read={read} notFound={t('notFound')} onBack={props.onClose}>
        {() => null}
      </EntityGate>
    </Drawer>
  );
}

/** The form of a hint, in a drawer over the list: of the one whose id stands in the address, or of a new one. */
export function HintDrawer({ target, ...props }: Props & { target: string }) {
  return target === NEW ? (
    <EditHint key={NEW} hint={undefined} {...props} />
  ) : (
    <ExistingHint key={target} id={target} {...props} />
  );
}
