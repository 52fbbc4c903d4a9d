import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { quiz as limit } from '@/contract/limits/quiz';
import type { QuizContent } from '@/contract/quiz';
import { exportQuiz } from '@/domain/quiz/json/file';
import { choice, quiz } from '@/domain/quiz/testing/build';
import { findDialog } from '../../../../../tests/dialog';
import { fault, server } from '../../../../../tests/server';
import { openEditor } from '../testing/open-editor';
import FileDialog from './FileDialog';

const content = quiz([choice('Q1', 0, 1), choice('Q2', 0, 1)], { title: '睡眠' });
const file = (text: string, name = 'quiz.json') => new File([text], name, { type: 'application/json' });

async function open() {
  server.use(fault.json('GET', '/quizzes', { success: true, data: [] }));
  const write = { scale: vi.fn(), copy: vi.fn(), file: vi.fn<(content: QuizContent) => Promise<void>>() };
  write.file.mockResolvedValue();
  const target = { projectId: 'p1', current: content, write };
  const { user } = openEditor(<FileDialog target={target} onClose={() => {}} />, content);
  const dialog = await findDialog('导入问卷');
  return {
    ...{ user, dialog, write },
    upload: (chosen: File) => user.upload(dialog.getByLabelText('要导入的文件'), chosen),
    findAlert: (text: string | RegExp) => waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(text)),
  };
}

test('refuses a file that is broken, foreign, too new or too large, with the reason', async () => {
  const { dialog, upload, findAlert } = await open();
  expect(dialog.getByText(`从本系统下载的 JSON 文件，最大 ${limit.maxFileMb} MB`)).toBeInTheDocument();
  await upload(file('{'));
  await findAlert(/不是有效的 JSON 文件/);
  await upload(file('{"a":1}'));
  await findAlert(/不是问卷文件/);
  await upload(file('{"format":"health-quiz","formatVersion":2}'));
  await findAlert(/文件格式版本 2 比本系统新/);
  const large = file('{}', 'large.json');
  Object.defineProperty(large, 'size', { value: limit.maxFileMb * 1024 * 1024 + 1 });
  await upload(large);
  await findAlert(new RegExp(`“large.json”无法导入文件超过 ${limit.maxFileMb} MB`));
  expect(dialog.queryByRole('button', { name: '替换草稿' })).not.toBeInTheDocument();
});

test('lists invalid fields by label, previews a corrected file of another quiz and imports it with new ids', async () => {
  const { user, dialog, upload, findAlert, write } = await open();
  const [first, second] = content.questions;
  const options = first?.options.map((option) => ({ ...option, score: 1.005 }));
  const wrong = { ...content, questions: [{ ...first, title: 3, options, extra: 1 }, second] };
  await upload(file(exportQuiz(wrong as unknown as QuizContent), '错.json'));
  await findAlert(/“错.json”有 \d+ 处错误，没有导入/);
  const problems = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(problems).toContain('题目 1 · extra：未知的项');
  expect(problems).toContain('题目 1 · 标题：应为文字');
  expect(problems).toContain('题目 1 · 选项 1 · 分值：最多 2 位小数');

  // A file from before test cases existed.
  const { testCases: _, ...old } = content;
  await upload(file(JSON.stringify({ format: 'health-quiz', formatVersion: 1, quiz: old })));
  expect(await dialog.findByRole('region', { name: '预览' })).toHaveTextContent('睡眠');
  await user.click(dialog.getByRole('button', { name: '替换草稿' }));
  await waitFor(() => expect(write.file).toHaveBeenCalledOnce());
  const [taken] = write.file.mock.calls[0] ?? [];
  expect(taken).toMatchObject({ title: '睡眠', testCases: [] });
  const known = content.questions.map(({ questionId }) => questionId);
  expect(taken?.questions.some(({ questionId }) => known.includes(questionId))).toBe(false);
});
