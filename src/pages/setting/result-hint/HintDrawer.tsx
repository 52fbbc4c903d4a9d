import { Alert, App } from 'antd';
import { useMemo } from 'react';
import { EditDrawer } from '@/components/form/EditDrawer';
import { EntityDrawer } from '@/components/form/EntityDrawer';
import type { EditSpec } from '@/components/form/useEditForm';
import { NEW_ENTITY } from '@/components/form/useEditParam';
import { LastReview } from '@/components/review/LastReview';
import type { ResultHint } from '@/contract/result-hint';
import { reviewState } from '@/domain/hint/review';
import { useText } from '@/hooks/useText';
import { resultHintTexts } from '@/locales/resultHint';
import { createResultHint, getResultHint, updateResultHint } from '@/services/result-hint';
import { getHintCompareFields } from './compare-fields';
import { HintFormBody } from './HintFormBody';
import { assertNoProblems } from './problems';
import { useHintLabels } from './useHintLabels';
import { useScopes } from './useScopes';
import { GLOBAL, type HintFormValues, toInput, toValues, voidsReview } from './values';

const SIZE = 1040;

type Props = {
  /** Initial level of a new global hint. */
  levelCode?: string;
  onSaved: () => void;
  onClose: () => void;
};

function HintEditDrawer({ hint, levelCode, onSaved, onClose }: Props & { hint: ResultHint | undefined }) {
  const t = useText(resultHintTexts);
  const labels = useHintLabels();
  const { modal } = App.useApp();
  const { scopes } = useScopes();
  const compare = useMemo(() => getHintCompareFields(t, labels, scopes), [t, labels, scopes]);

  const spec: EditSpec<HintFormValues, ResultHint> = {
    name: `resultHint:${hint?.id ?? NEW_ENTITY}`,
    entity: hint,
    toValues: (base) =>
      base || levelCode === undefined ? toValues(base) : { ...toValues(undefined), projectId: GLOBAL, levelCode },
    confirm: async (values, base) => {
      const input = toInput(values);
      assertNoProblems(t, input);
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
      {hint && reviewState(hint) === 'refused' && (
        <Alert
          role="note"
          type="warning"
          showIcon
          title={<LastReview reviewed={hint} />}
          style={{ marginBlockEnd: 16 }}
        />
      )}
      <HintFormBody base={hint} />
    </EditDrawer>
  );
}

/**
 * Drawer with the form of a hint.
 *
 * @param target hint id, or `new`
 */
export function HintDrawer({ target, ...props }: Props & { target: string }) {
  const t = useText(resultHintTexts);
  if (target === NEW_ENTITY) return <HintEditDrawer key={NEW_ENTITY} hint={undefined} {...props} />;
  return (
    <EntityDrawer
      key={target}
      readKey={['resultHint', 'form', target]}
      read={() => getResultHint(target)}
      title={t('edit.loading')}
      size={SIZE}
      notFound={t('notFound')}
      onMissing={props.onSaved}
      onClose={props.onClose}
      edit={(hint) => <HintEditDrawer hint={hint} {...props} />}
    />
  );
}
