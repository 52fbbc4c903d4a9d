import { useMemo } from 'react';
import { useEntity } from '@/components/form/useEntity';
import type { HintLevel } from '@/contract/result-hint';
import { useRead } from '@/hooks/useRead';
import { useText } from '@/hooks/useText';
import { resultHintTexts } from '@/locales/resultHint';
import { listProjectOptions } from '@/services/project';
import { listHintLevels, listHintScopes } from '@/services/result-hint';
import { useHintLabels } from './useHintLabels';
import { GLOBAL } from './values';

/** Loads the scopes of hints: `scopes` are all projects and GLOBAL, `projects` only the projects. */
export function useScopes() {
  const t = useText(resultHintTexts);
  const { data, error, isFetching, refetch } = useRead(['project', 'options'], listProjectOptions);
  const projects = useMemo(() => (data ?? []).map(({ id, name }) => ({ value: id, label: name })), [data]);
  const scopes = useMemo(() => [{ value: GLOBAL, label: t('scope.global') }, ...projects], [projects, t]);
  return { projects, scopes, error: error ?? undefined, isLoading: isFetching, reload: refetch };
}

/**
 * Options for scopes; those without a free level are disabled, marked and last.
 *
 * @param own saved scope of the edited hint, which stays enabled
 */
export function useScopeOptions(scopes: readonly { value: string; label: string }[], own?: string | null) {
  const t = useText(resultHintTexts);
  const { entity } = useEntity(['resultHint', 'scopes'], listHintScopes);
  const full = new Set(entity?.flatMap(({ projectId, freeCount }) => (freeCount === 0 ? [projectId ?? GLOBAL] : [])));
  return scopes
    .map(({ value, label }) => {
      const isFull = value !== own && full.has(value);
      return { value, label: isFull ? t('form.scopeFull', { scope: label }) : label, disabled: isFull };
    })
    .sort((a, b) => Number(a.disabled) - Number(b.disabled));
}

const none: HintLevel[] = [];

/** Loads the levels of a scope afresh on each mount, because levels become taken; none without a scope. */
export function useLevels(scope: string | null) {
  const { entity, ...read } = useEntity(['resultHint', 'levels', scope], async () =>
    scope === null ? none : listHintLevels(scope === GLOBAL ? null : scope),
  );
  return { levels: entity ?? none, ...read };
}

type Options = {
  /** Saved level of the edited hint, which stays enabled. */
  own?: string | null;
  /** Whether levels that have a hint are enabled, too. */
  includesTaken?: boolean;
};

/** Options for levels with their severities; taken ones are disabled, marked and last. */
export function useLevelOptions(levels: readonly HintLevel[], { own, includesTaken = false }: Options = {}) {
  const t = useText(resultHintTexts);
  const labels = useHintLabels();
  const options = levels.map((level) => {
    const [name, severity] = [labels.level(level), labels.severity(level.severity)];
    const label = name === severity ? name : t('form.levelWithSeverity', { level: name, severity });
    const isTaken = !includesTaken && level.taken && level.code !== own;
    return {
      value: level.code,
      label: isTaken ? t('form.levelTaken', { level: label }) : label,
      disabled: isTaken,
    };
  });
  return options.sort((a, b) => Number(a.disabled) - Number(b.disabled));
}
