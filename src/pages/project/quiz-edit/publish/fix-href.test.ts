import { expect, test } from 'vitest';
import type { Finding } from '@/domain/quiz/checks/finding';
import { level } from '@/domain/quiz/testing/build';
import { getFixHref } from './fix-href';

const levels = [level('mild', 0, 9, { severity: 'low' })];
const hint = (projectId: string | null, levelCode: string) => ({
  projectId,
  levelCode,
  name: `${projectId} ${levelCode}`,
});
const missing = (at: Finding['at'], code: string) =>
  ({ code: 'hintMissing', severity: 'error', at, params: { level: code } }) as Finding;
const place = (finding: Finding, hints: ReturnType<typeof hint>[] = []) =>
  getFixHref(finding, { projectId: 'p1', levels, hints });

test('links a missing hint to the disabled hint of the project, else to the global one, else to a new one', () => {
  const finding = missing(['resultLevels', 0], 'mild');
  const both = [hint(null, 'low'), hint('p1', 'mild'), hint('p2', 'mild')];
  expect(place(finding, both)).toBe('/setting/result-hint?keyword=p1%20mild');
  expect(place(finding, [hint(null, 'low'), hint('p2', 'mild')])).toBe('/setting/result-hint?keyword=null%20low');
  expect(place(finding)).toBe('/setting/result-hint?edit=new&levelCode=low');
  expect(place(missing([], 'redFlag'))).toBe('/setting/result-hint?edit=new&levelCode=redFlag');
});

test('links a missing agreement to its field, and returns nothing for findings that are fixed in the quiz', () => {
  const agreement = { code: 'agreementMissing', severity: 'error', at: [], params: {} } as Finding;
  expect(place(agreement)).toMatch(/^\/project\/project-edit\?id=p1&step=criteria.*&field=needAgreement$/);
  expect(place({ ...agreement, code: 'titleMissing' } as Finding)).toBeUndefined();
});
