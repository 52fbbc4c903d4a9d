import { ProFormSelect } from '@ant-design/pro-components';
import { Button, Form } from 'antd';
import type { HintLevel } from '@/contract/result-hint';
import { useText } from '@/hooks/useText';
import { useLevelOptions, type useLevels, type useScopes } from './useChoices';

type Chosen = { projectId: string | null; levelCode: string | null };

type Props = {
  scopes: ReturnType<typeof useScopes>;
  levels: ReturnType<typeof useLevels>;
  chosen: Chosen;
  /** Scope and level of the hint that is edited: taken, by that very hint. */
  own?: Chosen;
  /** Hears of a level that was chosen. */
  onLevel?: (levelCode: string | undefined) => void;
};

const search = { showSearch: { optionFilterProp: 'label' }, allowClear: false } as const;

function Failed({ text, onRetry }: { text: string; onRetry: () => void }) {
  const t = useText('resultHint');
  return (
    <span role="alert">
      {text}{' '}
      <Button type="link" size="small" onClick={onRetry}>
        {t('form.retry')}
      </Button>
    </span>
  );
}

/** For which result a hint is: its project or all of them, and the level. */
export function ScopeFields({ scopes, levels, chosen, own, onLevel }: Props) {
  const t = useText('resultHint');
  const form = Form.useFormInstance();
  const ownLevel = own && own.projectId === chosen.projectId ? own.levelCode : null;
  const options = useLevelOptions(levels.levels, { own: ownLevel });
  const isReady = chosen.projectId !== null && !levels.isLoading && !levels.error;
  const isGone = isReady && chosen.levelCode !== null && !isAmong(levels.levels, chosen.levelCode);
  const gone = isGone
    ? [{ value: chosen.levelCode, label: t('form.levelGone', { code: chosen.levelCode ?? '' }), disabled: true }]
    : [];

  return (
    <>
      <ProFormSelect
        name="projectId"
        label={t('field.projectId')}
        options={scopes.scopes}
        extra={
          scopes.error !== undefined &&
          !scopes.isLoading && <Failed text={t('form.projectsFailed')} onRetry={scopes.reload} />
        }
        fieldProps={{
          ...search,
          loading: scopes.isLoading,
          // A level belongs to its project.
          onChange: () => form.setFieldValue('levelCode', null),
        }}
        rules={[{ required: true, message: t('form.chooseProject') }]}
      />
      <ProFormSelect
        name="levelCode"
        label={t('field.levelCode')}
        options={[...gone, ...options]}
        disabled={!isReady}
        placeholder={chosen.projectId === null ? t('form.scopeFirst') : t('form.chooseLevel')}
        extra={
          levels.error !== undefined &&
          !levels.isLoading && <Failed text={t('form.levelsFailed')} onRetry={levels.reload} />
        }
        fieldProps={{ ...search, loading: levels.isLoading, onChange: (code: string | undefined) => onLevel?.(code) }}
        rules={[{ required: true, message: t('form.chooseLevel') }]}
      />
    </>
  );
}

const isAmong = (levels: readonly HintLevel[], code: string) => levels.some((level) => level.code === code);
