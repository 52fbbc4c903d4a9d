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
 * Severity of a hint's level: that of the quiz level or, for a global hint, the severity that the level code names.
 * `levels` are the project's, or null for a global hint. Undefined when the level does not exist.
 */
export function getHintSeverity(levelCode: string, levels: readonly Level[] | null): Severity | undefined {
  if (isSpecial(levelCode)) return specialSeverity[levelCode];
  if (levels) return levels.find(({ code }) => code === levelCode)?.severity;
  return isSeverity(levelCode) ? levelCode : undefined;
}

/** Level codes that a hint can be for, in a project (`levels`) or globally (null). */
export const getHintLevelCodes = (levels: readonly Level[] | null): string[] => [
  ...new Set([...(levels ? levels.map(({ code }) => code) : allSeverities), ...specialLevels]),
];

/** Lookup key: a hint is found by (project, `code`), else by (global, `fallback`) (docs/domain.md 6.14). */
export type HintKey = { code: string; fallback: string };

/** Lookup key of the hint for a level; the fallback is the level's severity. */
export const toHintKey = ({ code, severity }: Level): HintKey => ({
  code,
  fallback: isSpecial(code) ? code : severity,
});

/** The enabled hint for a key: that of the project, else the global one. */
export function findHint<Hint extends Pick<ResultHint, 'projectId' | 'levelCode' | 'status'>>(
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
