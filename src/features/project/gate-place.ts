import type { PublishGate } from '@/contract/project';
import { type ProjectStep, stepPath } from './steps/step-path';

type Item = PublishGate['failing'][number];

/** Where each item of the publish gate is mended: a step of the project, or the categories. */
const places = {
  coverMissing: 'basic',
  categoryMissing: 'basic',
  categoryDisabled: 'categories',
  summaryMissing: 'basic',
  contentMissing: 'basic',
  endPassed: 'criteria',
  hospitalMissing: 'criteria',
  agreementMissing: 'criteria',
  agreementNotPublished: 'criteria',
  sensitiveWithoutAgreement: 'criteria',
  quizNotPublished: 'quiz',
} as const satisfies Record<Item, ProjectStep | 'categories'>;

/** The address where a missing item of a project is mended (docs/domain.md 6.2). */
export function gatePath(projectId: string, item: Item) {
  const place = places[item];
  return place === 'categories' ? '/setting/project-category' : stepPath(projectId, place, 'publish');
}
