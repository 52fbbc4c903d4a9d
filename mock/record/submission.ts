import { findHint } from '../../src/domain/hint/levels';
import type { Random } from '../fixtures/random';
import type { QuizRow } from '../quiz/table';
import type { HintRow } from '../result-hint/fixtures';
import type { GeneratedAnswers } from './generate-answers';

/** Circumstances of a submission, besides its answers. */
export type Submission = {
  /** Quiz version that was answered. */
  quizId: string;
  /** Hints as of the submission; editing a hint creates another row. */
  hintsShown: readonly HintRow[];
  linkCode: string | null;
  scene: number | null;
  ip: string | null;
  os: string | null;
  deviceModel: string | null;
};

const devices = [
  ['iOS 18.5', 'iPhone 16'],
  ['iOS 17.7', 'iPhone 13'],
  ['Android 15', 'Xiaomi 15'],
  ['Android 14', 'HUAWEI Mate 60'],
  ['HarmonyOS 5.0', 'HUAWEI Pura 70'],
] as const;
const scenes = [1011, 1047, 1007, 1058, 1037, 1089, 1001] as const;

type SubmissionInput = Pick<GeneratedAnswers, 'hintKeys'> & { projectId: string };

/** Returns a function that generates submissions. Call it for each record in order. */
export function createSubmissionGenerator(
  { pick, int }: Random,
  quizzes: readonly QuizRow[],
  hints: readonly HintRow[],
) {
  const published = quizzes.filter(({ status }) => status !== 'draft');
  const quizByProject = new Map(published.toReversed().map((quiz) => [quiz.projectId, quiz]));
  return ({ projectId, hintKeys }: SubmissionInput): Submission => {
    const [os, deviceModel] = pick(devices);
    return {
      quizId: quizByProject.get(projectId)?.id ?? '',
      hintsShown: hintKeys.flatMap((key) => findHint(hints, projectId, key) ?? []),
      linkCode: null,
      scene: pick(scenes),
      // IP range reserved for documentation (RFC 5737).
      ip: `198.51.100.${int(1, 254)}`,
      os,
      deviceModel,
    };
  };
}
