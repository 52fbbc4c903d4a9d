import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createFinding } from '@/domain/quiz/checks/finding';
import { question, quiz } from '@/domain/quiz/testing/build';
import { openEditor } from '../testing/open-editor';
import { FindingList } from './FindingList';

const content = quiz([
  question('section', 's', { title: '基本情况' }),
  question('text', 'name', { title: '姓名' }),
  question('description', 'd', { title: '说明' }),
  question('text', 'drug', { title: '常用药' }),
]);
const findings = [0, 1, 3].map((place) => createFinding('questionUnreachable', ['questions', place], { code: 'x' }));

test('numbers questions like their cards, without sections and descriptions', () => {
  openEditor(<FindingList findings={findings} onReview={() => {}} />, content);
  const names = screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'));
  expect(names).toEqual(['基本情况', '第 1 题 姓名', '第 2 题 常用药']);
});
