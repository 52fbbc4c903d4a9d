import { beforeEach, describe, expect, test } from 'vitest';
import { project as limit } from '../../src/contract/limits/project';
import { ProjectLink } from '../../src/contract/project-link';
import { Project } from '../../src/contract/project-list';
import { getHintLevelCodes } from '../../src/domain/hint/levels';
import { linkProblems } from '../../src/domain/link/problems';
import { findFailingGateItems } from '../../src/domain/project/publish-gate';
import { getProjectStatus } from '../../src/domain/project/status';
import { canPublish, checkQuiz } from '../../src/domain/quiz/checks/publish';
import { isDeep } from '../../tests/deep';
import { checkWorlds, getExaminedWorld, getWorld } from '../../tests/world';
import { businessDay } from '../clock';
import { toProjectLink } from '../project-link/table';
import { getLevels } from '../result-hint/fixtures';
import { resetState } from '../state';
import type { World } from '../world';
import { firstProjects } from './first-projects';
import { createProjectPresenter } from './table';

/** Failing items of the publish gate for a project of the world. */
function getGate({ projects, categories, hospitals, agreementTemplates, quizzes, now }: World, id: string) {
  const project = projects.find((one) => one.id === id);
  if (!project) throw new Error(`no project ${id}`);
  const category = categories.find((one) => one.id === project.categoryId);
  return findFailingGateItems(project, {
    now,
    category,
    parentCategory: categories.find((one) => one.id === category?.parentId),
    hospitals: hospitals.filter((hospital) => project.hospitalIds.includes(hospital.id)),
    template: agreementTemplates.find((one) => one.id === project.agreementTemplateId),
    quiz: quizzes.find(({ projectId, status }) => projectId === id && status === 'published'),
  });
}

function expectConsistent(world: World) {
  resetState(world);
  const { projects, projectLinks, quizzes, records, now } = world;
  const present = createProjectPresenter();
  for (const row of projects) {
    const project = present(row);
    expect(Project.strict().parse(project)).toEqual(project);
    expect(getProjectStatus(project, now)).toBe(project.status);
    if (project.status === 'published') expect(getGate(world, row.id)).toEqual([]);
    expect(project.publishedAt === null).toBe(project.status === 'draft');
    expect(Date.parse(project.publishedAt ?? project.createdAt)).toBeLessThanOrEqual(now);

    const own = records.filter(({ projectId }) => projectId === row.id);
    const submitted = own.filter(({ submittedAt }) => submittedAt !== null);
    expect([project.startCount, project.recordCount]).toEqual([own.length, submitted.length]);
    const { viewCount, startCount, recordCount, qualifiedCount } = project;
    const funnel = [viewCount, startCount, recordCount, qualifiedCount];
    expect(funnel).toEqual([...funnel].sort((a, b) => b - a));

    const published = quizzes.filter(({ projectId, status }) => projectId === row.id && status === 'published');
    expect(published).toHaveLength(project.quizId === null ? 0 : 1);
    if (project.type === 'education') expect(quizzes.some(({ projectId }) => projectId === row.id)).toBe(false);
    else if (project.status !== 'draft') expect(published).toHaveLength(1);
  }
  expectQuizzes(world);
  expect(projects.reduce((sum, row) => sum + present(row).startCount, 0)).toBe(records.length);
  const projectIds = new Set(projects.map(({ id }) => id));
  expect(projectLinks.every(({ projectId }) => projectIds.has(projectId))).toBe(true);
}

/** Quizzes are publishable, with an agreement if they have sensitive questions; hints refer to existing levels. */
function expectQuizzes({ projects, quizzes, agreementTemplates, hints, now, analysis: { seed } }: World) {
  const templates = new Map(agreementTemplates.map(({ id, status }) => [id, status]));
  // On push every third quiz of another seed, since the projects share a few instruments.
  const isSampled = !isDeep && seed !== getWorld().analysis.seed;
  for (const quiz of quizzes.filter((_, place) => !isSampled || place % 3 === 0)) {
    const project = projects.find(({ id }) => id === quiz.projectId);
    const hasAgreement = project?.needAgreement ?? false;
    const context = { today: businessDay(now), projectId: quiz.projectId, hasAgreement, hints };
    expect(canPublish(checkQuiz(quiz, context)), quiz.title).toBe(true);
    if (quiz.questions.some(({ sensitive }) => sensitive)) expect(hasAgreement, quiz.title).toBe(true);
  }
  for (const { needAgreement, agreementTemplateId } of projects) {
    expect(templates.get(agreementTemplateId ?? '')).toBe(needAgreement ? 'published' : undefined);
  }
  for (const { projectId, levelCode } of hints) {
    expect(getHintLevelCodes(projectId === null ? null : getLevels(quizzes, projectId))).toContain(levelCode);
  }
}

describe('projects of the world', () => {
  const world = getWorld();
  // Other tests reset the state to other worlds.
  beforeEach(() => resetState(world));

  test('are 120, with consistent links, quizzes and figures', () => {
    expect([world.projects.length, world.projectLinks.length]).toEqual([120, 400]);
    expectConsistent(getExaminedWorld());
  });

  test('are consistent for any seed and instant', () => {
    checkWorlds(expectConsistent, { deepRuns: 5 });
  });

  test('start with the twelve fixed projects', () => {
    const first = world.projects.slice(0, firstProjects.length);
    expect(first.map(({ id, projectNo, name, status }) => [id, projectNo, name, status])).toEqual(
      firstProjects.map(([name, , , status], index) => [
        String(9001 + index),
        `P${String(index + 1).padStart(4, '0')}`,
        name,
        status,
      ]),
    );
    expect(world.quizzes.slice(0, 3).map(({ id, projectId }) => [id, projectId])).toEqual([
      ['8001', '9002'],
      ['8002', '9003'],
      ['8003', '9001'],
    ]);
    expect(world.projectLinks.slice(0, 4).map(({ id }) => id)).toEqual(['90011', '90012', '90013', '90014']);
  });

  test('have unique names and at most the allowed number of hospitals', () => {
    expect(new Set(world.projects.map(({ name }) => name)).size).toBe(120);
    const counts = world.projects.map(createProjectPresenter()).map(({ hospitalIds }) => hospitalIds.length);
    expect(Math.max(...counts)).toBeLessThanOrEqual(limit.maxHospitals);
  });

  test('have links as the contract defines them, each title once per project', () => {
    for (const link of world.projectLinks.map(toProjectLink)) {
      expect(ProjectLink.strict().parse(link)).toEqual(link);
      expect(link.linkType === 'file').toBe(link.file !== null);
      expect(linkProblems(link)).toEqual([]);
    }
    const titles = world.projectLinks.map(({ projectId, title }) => `${projectId} ${title}`);
    expect(new Set(titles).size).toBe(titles.length);
  });
});
