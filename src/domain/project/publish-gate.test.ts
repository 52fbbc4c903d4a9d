import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { projectTypes, publishGateItems } from '../../contract/limits/project';
import { question } from '../quiz/testing/build';
import { findFailingGateItems } from './publish-gate';

const NOW = Date.parse('2026-11-22T10:00:00+08:00');
type Project = Parameters<typeof findFailingGateItems>[0];
type Around = Parameters<typeof findFailingGateItems>[1];

const ready: Project = {
  type: 'recruit',
  categoryId: '1',
  coverUrl: 'https://example.com/cover.png',
  summary: '简介',
  content: '<p>详情</p>',
  endAt: '2026-11-22T10:00:00.001+08:00',
  needAgreement: true,
  agreementTemplateId: '1',
};
const around: Around = {
  now: NOW,
  category: { status: 'enabled' },
  parentCategory: undefined,
  hospitals: [{ status: 'paused' }, { status: 'active' }],
  template: { status: 'published', effectiveAt: '2026-11-22T10:00:00.000+08:00' },
  quiz: { questions: [question('text', 'q1', { sensitive: true })] },
};

/** Cause of each item. */
const causes: Record<(typeof publishGateItems)[number], { project?: Partial<Project>; around?: Partial<Around> }> = {
  coverMissing: { project: { coverUrl: null } },
  categoryMissing: { around: { category: undefined } },
  categoryDisabled: { around: { parentCategory: { status: 'disabled' } } },
  summaryMissing: { project: { summary: ' ' } },
  contentMissing: { project: { content: null } },
  endPassed: { project: { endAt: '2026-11-22T10:00:00.000+08:00' } },
  hospitalMissing: { around: { hospitals: [{ status: 'paused' }, { status: 'ended' }] } },
  agreementMissing: { around: { template: undefined } },
  agreementNotPublished: { around: { template: { status: 'retired', effectiveAt: '2026-11-22T10:00:00.001+08:00' } } },
  agreementNotInForce: { around: { template: { status: 'published', effectiveAt: '2026-11-22T10:00:00.001+08:00' } } },
  sensitiveWithoutAgreement: { project: { needAgreement: false } },
  quizNotPublished: { around: { quiz: undefined } },
};

describe('the publish gate', () => {
  test('passes for a complete project', () => expect(findFailingGateItems(ready, around)).toEqual([]));

  test.each(publishGateItems)('fails only on %s', (item) => {
    const cause = causes[item];
    expect(findFailingGateItems({ ...ready, ...cause.project }, { ...around, ...cause.around })).toEqual([item]);
  });

  test('lists everything that is missing, in form order', () => {
    // Without a quiz there are no sensitive questions; an unpublished template has no effective date to wait for.
    const independent = publishGateItems.filter(
      (item) =>
        !['quizNotPublished', 'agreementMissing', 'agreementNotInForce', 'sensitiveWithoutAgreement'].includes(item),
    );
    fc.assert(
      fc.property(fc.subarray(independent), (items) => {
        const project = Object.assign({}, ready, ...items.map((item) => causes[item].project));
        const rest = Object.assign({}, around, ...items.map((item) => causes[item].around));
        expect(findFailingGateItems(project, rest)).toEqual(items);
      }),
    );
  });

  test('requires a quiz except for patient education, and hospitals only for recruitment', () => {
    const bare = { ...around, hospitals: [], quiz: undefined };
    for (const type of projectTypes) {
      const failing = findFailingGateItems({ ...ready, type }, bare);
      expect(failing.includes('quizNotPublished')).toBe(type !== 'education');
      expect(failing.includes('hospitalMissing')).toBe(type === 'recruit');
    }
  });
});
