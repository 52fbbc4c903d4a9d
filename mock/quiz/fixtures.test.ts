import { describe, expect, test } from 'vitest';
import { Quiz } from '../../src/contract/quiz';
import { getWorld } from '../../tests/world';
import { instruments } from './instruments';

const world = getWorld(35);

describe('the quizzes of the world', () => {
  test('conform to the contract, and belong to a project that has a quiz', () => {
    for (const quiz of world.quizzes) {
      const { textEditedById: _, updatedByName: __, publishedByName: ___, ...rest } = quiz;
      const { reviewRequestedById: reviewRequestedByName, reviewRequestedOfId: reviewRequestedOfName, ...own } = rest;
      const request = { reviewRequestedByName, reviewRequestedOfName };
      const shown = { ...own, ...request, textEditedByName: '', textEditedByMe: false };
      expect(Quiz.parse(shown), quiz.title).toEqual(shown);
      const project = world.projects.find(({ id }) => id === quiz.projectId);
      expect(project?.type, quiz.title).not.toBe('education');
      if (quiz.status === 'draft') expect(project?.status, quiz.title).toBe('draft');
    }
  });

  test('start with the three reference scales, one per project', () => {
    expect(world.quizzes.slice(0, 3).map(({ title }) => title)).toEqual(instruments.map(({ quiz }) => quiz.title));
    expect(new Set(world.quizzes.map(({ projectId }) => projectId)).size).toBe(world.quizzes.length);
  });
});
