import { describe, expect, test } from 'vitest';
import { Quiz } from '../../src/contract/quiz';
import { buildWorld } from '../fixtures/world';

const world = buildWorld({ now: Date.parse('2026-11-21T09:30:00+08:00'), memberCount: 35 });

describe('the quizzes of the world', () => {
  test.each(world.quizzes)('$title keeps to the contract and belongs to a published project', (quiz) => {
    expect(Quiz.parse(quiz)).toEqual(quiz);
    expect(world.projects.find(({ id }) => id === quiz.projectId)).toMatchObject({
      status: 'published',
      type: 'screening',
    });
  });

  test('are the three reference scales, one to a project', () => {
    expect(new Set(world.quizzes.map(({ projectId }) => projectId)).size).toBe(3);
  });
});
