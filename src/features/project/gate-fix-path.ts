import type { PublishGate } from '@/contract/project-list';
import { type FormStep, stepPath } from './steps/step-path';

type Item = PublishGate['failing'][number];

/**
 * Step and field of Project Edit that fix an item of the publish gate. Items that are fixed elsewhere are not listed.
 */
const fixFields = {
  coverMissing: ['basic', 'coverUrl'],
  categoryMissing: ['basic', 'categoryId'],
  summaryMissing: ['basic', 'summary'],
  contentMissing: ['basic', 'content'],
  endPassed: ['criteria', 'endAt'],
  hospitalMissing: ['criteria', 'hospitalIds'],
  agreementMissing: ['criteria', 'agreementTemplateId'],
  agreementNotPublished: ['criteria', 'agreementTemplateId'],
  agreementNotInForce: ['criteria', 'agreementTemplateId'],
  sensitiveWithoutAgreement: ['criteria', 'needAgreement'],
} as const satisfies Partial<Record<Item, readonly [FormStep, string]>>;

/** URL where a failing item of the publish gate is fixed (docs/domain.md 6.2). */
export function getGateFixPath(projectId: string, item: Item) {
  // Without a view: the default view could hide the disabled category.
  if (item === 'categoryDisabled') return '/setting/project-category?view=';
  if (item === 'quizNotPublished') return stepPath(projectId, 'quiz', 'publish');
  const [step, field] = fixFields[item];
  return `${stepPath(projectId, step, 'publish')}&field=${field}`;
}
