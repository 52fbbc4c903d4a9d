import { severities } from '../../src/contract/limits/quiz';
import type { Severity } from '../../src/contract/quiz';
import type { ResultHint } from '../../src/contract/result-hint';
import { getHintLevelCodes, getHintSeverity } from '../../src/domain/hint/levels';
import recordTexts from '../../src/locales/zh-CN/record';
import hintTexts from '../../src/locales/zh-CN/resultHint';
import { DAY_MS, iso } from '../clock';
import type { ProjectRow } from '../project/fixtures';
import type { QuizRow } from '../quiz/table';
import type { ReviewRequest } from '../review/request';
import { getHintText } from './fixture-texts';

declare module '../world' {
  interface World {
    hints: HintRow[];
  }
}

/** Stored result hint; project name and severity are derived on read. */
export type HintRow = Omit<
  ResultHint,
  | 'projectName'
  | 'levelName'
  | 'severity'
  | 'textEditedByName'
  | 'textEditedByMe'
  | 'reviewRequestedByName'
  | 'reviewRequestedOfName'
> &
  ReviewRequest & {
    textEditedById: string;
  };

type Level = { code: string; name: string | null; severity: Severity };

const HINT_COUNT = 80;

/** Levels of a project's published quiz, otherwise of its first version; without a quiz, one level per severity. */
export function getLevels(quizzes: readonly QuizRow[], projectId: string): readonly Level[] {
  const own = quizzes.filter((one) => one.projectId === projectId);
  const quiz = own.find(({ status }) => status === 'published') ?? own[0];
  const ofTotal = quiz?.resultLevels.filter(({ dimensionId }) => dimensionId === null);
  return ofTotal ?? severities.map((severity) => ({ code: severity, name: null, severity }));
}

const shortNames: Record<string, string> = { '9001': '胃癌', '9002': 'PHQ-9', '9003': 'GAD-7' };

/**
 * Review by the other of two operators after the last edit. Some texts wait for a requested review, others were
 * rejected.
 */
function buildReview(index: number, written: number) {
  const [editor, reviewer] = index % 2 === 0 ? (['1', '周宁'] as const) : (['2', '林晓'] as const);
  const isOpen = index % 8 === 7;
  const isRefused = index % 16 === 15;
  const isReviewed = !isOpen || isRefused;
  return {
    textEditedById: editor,
    medicalReviewed: !isOpen,
    reviewedByName: isReviewed ? reviewer : null,
    reviewedAt: isReviewed ? iso(written + 2 * DAY_MS) : null,
    reviewNote: isRefused ? '请补充何时、到哪一科就诊' : null,
    reviewRequestedAt: isReviewed ? null : iso(written + DAY_MS),
    reviewRequestedById: isReviewed ? null : editor,
    reviewRequestedOfId: null,
    status: isOpen || index % 11 === 10 ? ('disabled' as const) : ('enabled' as const),
  };
}

const labels: Record<string, string> = { ...recordTexts, ...hintTexts };

/** Name of a hint's level, as the console shows it. */
const getLevelName = (code: string, levels: readonly Level[] | null) =>
  labels[`level.${code}`] ?? levels?.find((level) => level.code === code)?.name ?? labels[`severity.${code}`] ?? code;

/** Generates 80 hints: a global one for each severity, and hints of projects with a quiz. */
export function buildHints(now: number, projects: readonly ProjectRow[], quizzes: readonly QuizRow[]): HintRow[] {
  const projectsWithQuiz = projects.filter(({ type }) => type !== 'education');
  const scopes = [
    ...getHintLevelCodes(null).map((levelCode) => ({ project: null, levelCode, levels: null })),
    ...projectsWithQuiz.flatMap((project) => {
      const levels = getLevels(quizzes, project.id);
      return getHintLevelCodes(levels).map((levelCode) => ({ project, levelCode, levels }));
    }),
  ];
  return scopes.slice(0, HINT_COUNT).map(({ project, levelCode, levels }, index) => {
    const severity = getHintSeverity(levelCode, levels) ?? 'normal';
    const text = getHintText(levelCode === 'redFlag' ? 'redFlag' : severity);
    const level = getLevelName(levelCode, levels);
    const scope = project ? (shortNames[project.id] ?? project.projectNo) : '通用';
    const written = now - (200 - index) * DAY_MS;
    const review = buildReview(index, written);
    return {
      id: String(4001 + index),
      name: `${scope} ${level}`,
      projectId: project?.id ?? null,
      levelCode,
      ...text,
      // Some hints still contain a former number of the service.
      ...(text.primaryAction === 'callService' && index % 9 === 4 && { primaryActionTarget: '0755-26010000' }),
      ...review,
      usedCount: review.medicalReviewed ? (index * 37) % 900 : 0,
      createdAt: iso(written - 10 * DAY_MS),
      createdByName: '沈悦',
      updatedAt: review.reviewedAt ?? iso(written),
      updatedByName: review.reviewedByName ?? (review.textEditedById === '1' ? '林晓' : '周宁'),
      version: 1,
    };
  });
}
