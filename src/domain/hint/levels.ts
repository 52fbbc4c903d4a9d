import { severities as allSeverities, type severities } from '../../contract/limits/quiz';
import { specialLevels } from '../../contract/limits/result-hint';
import type { ResultHint } from '../../contract/result-hint';

type Severity = (typeof severities)[number];
type Level = { code: string; severity: Severity };
type SpecialLevel = (typeof specialLevels)[number];

const specialSeverity: Record<SpecialLevel, Severity> = { redFlag: 'high', excluded: 'excluded' };

const isSpecial = (code: string): code is SpecialLevel => (specialLevels as readonly string[]).includes(code);
const isSeverity = (code: string): code is Severity => (allSeverities as readonly string[]).includes(code);

/**
 * How severe the level of a hint is: that of the quiz's level, and of a global hint the severity
 * that it is for. `levels` are the project's, null for a global hint. Undefined: there is no such level.
 */
export function severityOf(levelCode: string, levels: readonly Level[] | null): Severity | undefined {
  if (isSpecial(levelCode)) return specialSeverity[levelCode];
  if (levels) return levels.find(({ code }) => code === levelCode)?.severity;
  return isSeverity(levelCode) ? levelCode : undefined;
}

/** The levels that a hint of a scope can be for. */
export const levelCodesOf = (levels: readonly Level[] | null): string[] => [
  ...new Set([...(levels ? levels.map(({ code }) => code) : allSeverities), ...specialLevels]),
];

/** A hint is found by a project and `code`, else by no project and `fallback` (docs/domain.md 6.14). */
export type HintKey = { code: string; fallback: string };

/** By what the hint of a level is found: where the project has none, by its severity. */
export const hintKeyOf = ({ code, severity }: Level): HintKey => ({
  code,
  fallback: isSpecial(code) ? code : severity,
});

/** The enabled hint of `key`: that of the project, else the global one. */
export function hintFor<Hint extends Pick<ResultHint, 'projectId' | 'levelCode' | 'status'>>(
  hints: readonly Hint[],
  projectId: string,
  { code, fallback }: HintKey,
): Hint | undefined {
  const enabled = hints.filter(({ status }) => status === 'enabled');
  return (
    enabled.find((hint) => hint.projectId === projectId && hint.levelCode === code) ??
    enabled.find((hint) => hint.projectId === null && hint.levelCode === fallback)
  );
}
