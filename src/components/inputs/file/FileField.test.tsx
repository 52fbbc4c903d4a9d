import { File as NodeFile } from 'node:buffer';
import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fileRules } from '@/contract/limits/upload';
import { signInAs } from '../../../../tests/app';
import { deferred } from '../../../../tests/deferred';
import { fault, recordCalls, server } from '../../../../tests/server';
import { click } from '../../testing/events';
import { renderForm } from '../testing/form';
import { FileField } from './FileField';

const fileOf = (content: string, name: string, type = 'application/pdf') =>
  new NodeFile([content], name, { type }) as unknown as File;
const pdf = (name: string) => fileOf('%PDF-1.7 made up', name);
const report = <FileField name="files" label="附件" purpose="reportFile" isRequired />;
const chooser = () => document.querySelector<HTMLInputElement>('input[aria-label="附件"]') as HTMLInputElement;
const listed = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

beforeEach(() => signInAs(0));

describe('file field', () => {
  test('uploads several files at once, lists them with their size, and removes one', async () => {
    const { user, sent, save } = renderForm(report);
    expect(screen.getByRole('button', { name: '选择文件：附件' })).toHaveAccessibleDescription(
      '支持 PDF / JPEG / PNG，单个不超过 20 MB，最多 9 个',
    );
    await user.upload(chooser(), [pdf('血常规.pdf'), pdf('尿常规.pdf')]);
    await waitFor(() => expect(listed()).toHaveLength(2));
    expect(screen.getByRole('button', { name: '查看 尿常规.pdf' })).toBeInTheDocument();
    await click(screen.getByRole('button', { name: '移除 血常规.pdf' }));
    await save();
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        files: [expect.objectContaining({ name: '尿常规.pdf', type: 'application/pdf', bytes: 16 })],
      }),
    );
  });

  test('rejects empty and mislabeled files with the reason, and does not upload them', async () => {
    const calls = recordCalls();
    const { user, sent, save } = renderForm(report);
    for (const [file, reason] of [
      [fileOf('', 'a.pdf'), 'a.pdf：文件是空的'],
      [fileOf('MZ', 'a.exe', ''), 'a.exe：不支持这种文件：请选择 PDF / JPEG / PNG'],
      [fileOf('%PDF-1.7', 'a.png', 'image/png'), 'a.png：文件内容与扩展名不符，请选择原始文件'],
    ] as const) {
      await user.upload(chooser(), file);
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(reason));
    }
    await save();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '选择文件：附件' })).toHaveAccessibleDescription(/请上传文件/),
    );
    expect(sent).not.toHaveBeenCalled();
    expect(calls).not.toContain('POST /uploads');
  });

  test('leaves out files beyond the maximum, and says so', async () => {
    const { user } = renderForm(report);
    const { max } = fileRules.reportFile;
    await user.upload(
      chooser(),
      Array.from({ length: max + 1 }, (_, index) => pdf(`${index}.pdf`)),
    );
    await waitFor(() => expect(listed()).toHaveLength(max));
    expect(screen.getByRole('alert')).toHaveTextContent('最多 9 个，多出的文件没有上传');
    expect(screen.getByRole('button', { name: '选择文件：附件' })).toBeDisabled();
  });

  test('blocks the form while a file is being read, and counts it as one of the maximum', async () => {
    const head = deferred<ArrayBuffer>();
    const slow = pdf('云盘.pdf');
    vi.spyOn(slow, 'slice').mockReturnValue({ arrayBuffer: () => head.promise } as Blob);
    const { user, sent, save } = renderForm(report);
    await user.upload(chooser(), pdf('血常规.pdf'));
    await waitFor(() => expect(listed()).toHaveLength(1));
    await user.upload(chooser(), slow);
    await save();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '选择文件：附件' })).toHaveAccessibleDescription(/请等待文件上传完成/),
    );
    expect(sent).not.toHaveBeenCalled();
    const { max } = fileRules.reportFile;
    await user.upload(
      chooser(),
      Array.from({ length: max - 1 }, (_, index) => pdf(`${index}.pdf`)),
    );
    head.resolve(new TextEncoder().encode('%PDF-1.7').buffer);
    await waitFor(() => expect(listed()).toHaveLength(max));
    expect(screen.getByRole('alert')).toHaveTextContent('最多 9 个，多出的文件没有上传');
  });

  test('blocks the form after a failed upload until it is retried', async () => {
    server.use(fault.reset('POST', '/uploads'));
    const { user, sent, save } = renderForm(report);
    await user.upload(chooser(), pdf('血常规.pdf'));
    const again = await screen.findByRole('button', { name: '重新上传' });
    await save();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '选择文件：附件' })).toHaveAccessibleDescription(/没有上传成功/),
    );
    expect(sent).not.toHaveBeenCalled();
    server.resetHandlers();
    await click(again);
    await waitFor(() => expect(listed()).toHaveLength(1));
  });

  test('cancels an upload', async () => {
    const gate = deferred();
    server.use(
      http.post('*/uploads', async () => {
        await gate.promise;
      }),
    );
    const { user } = renderForm(report);
    await user.upload(chooser(), pdf('血常规.pdf'));
    expect(await screen.findByRole('progressbar', { name: '正在上传 血常规.pdf' })).toBeInTheDocument();
    await click(screen.getByRole('button', { name: '取消上传' }));
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    gate.resolve(undefined);
    expect(listed()).toEqual([]);
  });
});
