import type { Quiz } from '../../src/contract/quiz';
import { DAY_MS, iso } from '../clock';
import type { ProjectRow } from '../project/fixtures';
import { instruments } from './instruments';

declare module '../world' {
  interface World {
    quizzes: Quiz[];
  }
}

const DAYS_PUBLISHED = 420;

/** Names of the projects that ask these instruments, by the instrument's key. */
const projectNames: Record<string, string> = {
  gastric: '胃癌风险筛查',
  phq9: 'PHQ-9 情绪自评',
  gad7: 'GAD-7 焦虑自评',
};

/** The published quiz of each project that asks a reference scale; it was online before the first member came. */
export function buildQuizzes(now: number, projects: readonly ProjectRow[]): Quiz[] {
  const publishedAt = iso(now - DAYS_PUBLISHED * DAY_MS);
  return instruments.map(({ key, quiz }, index) => {
    const project = projects.find(({ name }) => name === projectNames[key]);
    if (!project) throw new Error(`no project asks ${key}`);
    return {
      ...quiz,
      id: String(8001 + index),
      projectId: project.id,
      quizVersion: 1,
      status: 'published',
      publishNote: null,
      publishedAt,
      updatedAt: publishedAt,
      version: 1,
    };
  });
}
