import { expect, test } from 'vitest';
import { formSteps, getFormStep, projectSteps, stepPath } from './step-path';

test('every step has a URL, and steps on another route carry the form step to return to', () => {
  for (const from of formSteps) {
    for (const step of projectSteps) {
      const { pathname, searchParams } = new URL(stepPath('a/1', step, from), 'https://console.invalid');
      expect(searchParams.get('id') ?? searchParams.get('projectId')).toBe('a/1');
      if (pathname === '/project/project-edit') expect(getFormStep(searchParams.get('step'))).toBe(step);
      else expect(getFormStep(searchParams.get('from'))).toBe(from);
    }
  }
  expect(getFormStep('quiz')).toBe('basic');
});
