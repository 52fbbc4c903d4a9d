import { Button, Col, Form, Row } from 'antd';
import { SelectField } from '@/components/inputs/SelectField';
import type { HintLevel } from '@/contract/result-hint';
import { useText } from '@/hooks/useText';
import { resultHintTexts } from '@/locales/resultHint';
import { useLevelOptions, type useLevels, useScopeOptions, type useScopes } from './useScopes';

type ScopeSelection = { projectId: string | null; levelCode: string | null };

type Props = {
  scopes: ReturnType<typeof useScopes>;
  levels: ReturnType<typeof useLevels>;
  selected: ScopeSelection;
  /** Saved scope and level of the edited hint; they stay selectable although it takes them. */
  own?: ScopeSelection;
  /** Called after the scope has changed. */
  onProject?: () => void;
  /** Called after a level has been selected. */
  onLevel?: (levelCode: string | null) => void;
};

function LoadError({ text, onRetry }: { text: string; onRetry: () => void }) {
  const t = useText(resultHintTexts);
  return (
    <span role="alert">
      {text}{' '}
      <Button type="link" size="small" onClick={onRetry}>
        {t('form.retry')}
      </Button>
    </span>
  );
}

/** Scope (a project or all) and level of a hint. */
export function ScopeFields({ scopes, levels, selected, own, onProject, onLevel }: Props) {
  const t = useText(resultHintTexts);
  const form = Form.useFormInstance();
  const ownLevel = own && own.projectId === selected.projectId ? own.levelCode : null;
  const scopeOptions = useScopeOptions(scopes.scopes, own?.projectId);
  const options = useLevelOptions(levels.levels, { own: ownLevel });
  const isReady = selected.projectId !== null && !levels.isLoading && !levels.error;
  const { levelCode: code } = selected;
  const isGone = isReady && code !== null && !isAmong(levels.levels, code);
  const gone = isGone ? [{ value: code, label: t('form.levelGone', { code }), disabled: true }] : [];

  return (
    <Row gutter={16}>
      <Col xs={24} md={12}>
        <SelectField
          name="projectId"
          label={t('field.projectId')}
          options={scopeOptions}
          extra={
            scopes.error !== undefined &&
            !scopes.isLoading && <LoadError text={t('form.projectsFailed')} onRetry={scopes.reload} />
          }
          isSearchable
          read={{ ...scopes, isFetching: scopes.isLoading, refetch: scopes.reload }}
          // Levels belong to the previous project.
          onChoose={() => {
            form.setFieldValue('levelCode', null);
            onProject?.();
          }}
          isRequired
          requiredText={t('form.chooseProject')}
        />
      </Col>
      <Col xs={24} md={12}>
        <SelectField
          name="levelCode"
          label={t('field.levelCode')}
          options={[...gone, ...options]}
          isDisabled={!isReady}
          placeholder={selected.projectId === null ? t('form.scopeFirst') : t('form.chooseLevel')}
          extra={
            levels.error !== undefined &&
            !levels.isLoading && <LoadError text={t('form.levelsFailed')} onRetry={levels.reload} />
          }
          isSearchable
          read={{ ...levels, isFetching: levels.isLoading, refetch: levels.reload }}
          onChoose={onLevel}
          isRequired
          requiredText={t('form.chooseLevel')}
        />
      </Col>
    </Row>
  );
}

const isAmong = (levels: readonly HintLevel[], code: string) => levels.some((level) => level.code === code);
