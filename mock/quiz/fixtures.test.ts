import { describe, expect, test } from 'vitest';
import { Quiz } from '../../src/contract/quiz';
import { buildWorld } from '../fixtures/world';
import { instruments } from './instruments';

const world = buildWorld({ now: Date.parse('2026-11-21T09:30:00+08:00'), memberCount: 35 });

describe('the quizzes of the world', () => {
  test.each(world.quizzes)('$title keeps to the contract and belongs to a project that asks one', (quiz) => {
    const { textEditedById: _, updatedByName: __, publishedByName: ___, ...rest } = quiz;
    const shown = { ...rest, textEditedByName: '', textEditedByMe: false };
    expect(Quiz.parse(shown)).toEqual(shown);
    const project = world.projects.find(({ id }) => id === quiz.projectId);
    expect(project?.type).not.toBe('education');
    if (quiz.status === 'draft') expect(project?.status).toBe('draft');
  });

  test('begin with the three reference scales, and are one to a project', () => {
    expect(world.quizzes.slice(0, 3).map(({ title }) => title)).toEqual(instruments.map(({ quiz }) => quiz.title));
    expect(new Set(world.quizzes.map(({ projectId }) => projectId)).size).toBe(world.quizzes.length);
  });
});
