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

/** The projects, and what stands for all of them, for a form to choose from. */
export function useScopes() {
  const t = useText(resultHintTexts);
  const { data, error, isFetching, refetch } = useRead(['project', 'options'], listProjectOptions);
  const projects = useMemo(() => (data ?? []).map(({ id, name }) => ({ value: id, label: name })), [data]);
  const scopes = useMemo(() => [{ value: GLOBAL, label: t('scope.global') }, ...projects], [projects, t]);
  return { projects, scopes, error: error ?? undefined, isLoading: isFetching, reload: refetch };
}

/**
 * The scopes as options, those all of whose levels have hints marked and last.
 *
 * @param own the scope of the hint that is edited
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

/** The levels of a scope as they are now, for who has a hint changes; none while no scope is chosen. */
export function useLevels(scope: string | null) {
  const { entity, ...read } = useEntity(['resultHint', 'levels', scope], async () =>
    scope === null ? none : listHintLevels(scope === GLOBAL ? null : scope),
  );
  return { levels: entity ?? none, ...read };
}

type Options = {
  /** Of the hint that is edited: it is taken by that very hint. */
  own?: string | null;
  /** Whether a level that has a hint may be chosen. */
  isAny?: boolean;
};

/** Levels as options, each with its severity, those that have a hint marked. */
export function useLevelOptions(levels: readonly HintLevel[], { own, isAny = false }: Options = {}) {
  const t = useText(resultHintTexts);
  const labels = useHintLabels();
  const options = levels.map((level) => {
    const [name, severity] = [labels.level(level), labels.severity(level.severity)];
    const label = name === severity ? name : t('form.levelWithSeverity', { level: name, severity });
    const isTaken = !isAny && level.taken && level.code !== own;
    return {
      value: level.code,
      label: isTaken ? t('form.levelTaken', { level: label }) : label,
      disabled: isTaken,
    };
  });
  // What can be chosen comes first.
  return options.sort((a, b) => Number(a.disabled) - Number(b.disabled));
}
