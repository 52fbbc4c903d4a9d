import type { QuizContent } from '../../src/contract/quiz';
import { DAY_MS, iso } from '../clock';
import type { ProjectRow } from '../project/fixtures';
import { noRequest } from '../review/request';
import { instruments } from './instruments';
import { createGeneralQuiz } from './instruments/general';
import { type QuizRow, unreviewed } from './table';

declare module '../world' {
  interface World {
    quizzes: QuizRow[];
  }
}

const FIRST_ID = 8001;
const DAYS_PUBLISHED = 420;

/** Names of the projects that use these instruments, by the instrument's key. */
const projectNames: Record<string, string> = {
  gastric: '胃癌风险筛查',
  phq9: 'PHQ-9 情绪自评',
  gad7: 'GAD-7 焦虑自评',
};

/** Every other quiz of a draft project is also a draft. */
const isPublished = ({ status, sort }: ProjectRow) => status !== 'draft' || sort % 2 === 0;

/**
 * Quizzes of all projects except patient education, published before their project. The reference scales come first,
 * published before the first member registered.
 */
export function buildQuizzes(now: number, projects: readonly ProjectRow[]): QuizRow[] {
  const scales = instruments.map(({ key, quiz }) => {
    const project = projects.find(({ name }) => name === projectNames[key]);
    if (!project) throw new Error(`no project asks ${key}`);
    return { project, quiz: quiz as QuizContent };
  });
  const asked = new Set(scales.map(({ project }) => project));
  const others = projects.flatMap((project) =>
    project.type === 'education' || asked.has(project)
      ? []
      : [{ project, quiz: createGeneralQuiz(project.type, `${project.name}问卷`) }],
  );
  return [...scales, ...others].map(({ project, quiz }, index) => {
    const online = project.publishedAt ? Date.parse(project.publishedAt) - DAY_MS : Date.parse(project.createdAt);
    const publishedAt = index < scales.length ? iso(now - DAYS_PUBLISHED * DAY_MS) : iso(online);
    const published = isPublished(project);
    return {
      ...quiz,
      id: String(FIRST_ID + index),
      projectId: project.id,
      quizVersion: published ? 1 : 0,
      status: published ? 'published' : 'draft',
      publishNote: null,
      publishedAt: published ? publishedAt : null,
      updatedAt: publishedAt,
      // In the mock, the operator who created the project also wrote its quiz.
      ...unreviewed,
      ...noRequest,
      textEditedById: '1',
      updatedByName: project.createdByName,
      publishedByName: published ? project.createdByName : null,
      version: 1,
    };
  });
}
