import { useRef, useState } from 'react';
import { quiz as limit } from '@/contract/limits/quiz';
import type { QuizContent } from '@/contract/quiz';
import { adoptQuiz } from '@/domain/quiz/edit/new-ids';
import { importQuiz } from '@/domain/quiz/json/file';
import type { ImportError } from '@/domain/quiz/json/shape';
import { AppError } from '@/errors/app-error';
import { getQuiz, listQuizVersions } from '@/services/quiz';
import { newId } from '../EditorContext';

const MB = 1024 * 1024;

/** State of the file that was selected last. */
export type QuizFileOutcome =
  | { is: 'reading'; name: string }
  | { is: 'read'; name: string; content: QuizContent }
  | { is: 'refused'; name: string; problem: 'several' | 'tooLarge' | 'unreadable' }
  | { is: 'invalid'; name: string; errors: readonly ImportError[] }
  | { is: 'failed'; file: File; error: unknown };

/** Versions of the project that a file may be an older state of: such a file keeps its ids. */
async function fetchOwnVersions(projectId: string) {
  const versions = await listQuizVersions(projectId);
  return Promise.all(versions.filter(({ status }) => status !== 'retired').map(({ id }) => getQuiz(id)));
}

async function readFile(file: File, projectId: string): Promise<QuizFileOutcome> {
  const { name } = file;
  const text = await file.text().catch(() => undefined);
  if (text === undefined) return { is: 'refused', name, problem: 'unreadable' };
  const result = importQuiz(text);
  if (!result.ok) return { is: 'invalid', name, errors: result.errors };
  try {
    return { is: 'read', name, content: adoptQuiz(result.quiz, await fetchOwnVersions(projectId), newId) };
  } catch (error) {
    return { is: 'failed', file, error };
  }
}

/** Reads an exported quiz file. A newer selection replaces a file that is still being read. */
export function useQuizFile(projectId: string) {
  const [outcome, setOutcome] = useState<QuizFileOutcome>();
  const latest = useRef<File>(undefined);

  const take = async (files: readonly File[]) => {
    const [file, another] = files;
    if (!file) return;
    latest.current = file;
    const { name, size } = file;
    if (another) return setOutcome({ is: 'refused', name, problem: 'several' });
    if (size > limit.maxFileMb * MB) return setOutcome({ is: 'refused', name, problem: 'tooLarge' });
    setOutcome({ is: 'reading', name });
    const next = await readFile(file, projectId);
    if (latest.current !== file) return;
    const isHandled = next.is === 'failed' && next.error instanceof AppError && next.error.handled;
    setOutcome(isHandled ? undefined : next);
  };

  return { outcome, take };
}
