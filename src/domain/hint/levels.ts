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

type Result = { projectId: string; levelCode: string; severity: Severity };

/** The enabled hint for a result: that of the project and its level, else the global one for the severity. */
export function hintFor<Hint extends Pick<ResultHint, 'projectId' | 'levelCode' | 'status'>>(
  hints: readonly Hint[],
  { projectId, levelCode, severity }: Result,
): Hint | undefined {
  const enabled = hints.filter(({ status }) => status === 'enabled');
  const fallback = isSpecial(levelCode) ? levelCode : severity;
  return (
    enabled.find((hint) => hint.projectId === projectId && hint.levelCode === levelCode) ??
    enabled.find((hint) => hint.projectId === null && hint.levelCode === fallback)
  );
}
