import type { PublishGate } from '@/contract/project';
import { projectStepPath, quizEditPath } from './project-path';

type Item = PublishGate['failing'][number];

/** Where each item of the publish gate is mended: a step of Project Edit, the quiz, or the categories. */
const places = {
  coverMissing: 'basic',
  categoryMissing: 'basic',
  categoryDisabled: 'category',
  summaryMissing: 'basic',
  contentMissing: 'basic',
  endPassed: 'conditions',
  hospitalMissing: 'conditions',
  agreementMissing: 'conditions',
  agreementNotPublished: 'conditions',
  sensitiveWithoutAgreement: 'conditions',
  quizNotPublished: 'quiz',
} as const satisfies Record<Item, string>;

/** The address where a missing item of a project is mended (docs/domain.md 6.2). */
export function gatePath(projectId: string, item: Item) {
  const place = places[item];
  if (place === 'category') return '/setting/project-category';
  return place === 'quiz' ? quizEditPath(projectId) : projectStepPath(projectId, place);
}
