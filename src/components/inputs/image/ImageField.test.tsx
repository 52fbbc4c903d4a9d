import { File as NodeFile } from 'node:buffer';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type HttpResponse, http } from 'msw';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { picture } from '@/domain/image/testing/pictures';
import { signInAs } from '../../../../tests/app';
import { deferred } from '../../../../tests/deferred';
import { fault, recordCalls, server } from '../../../../tests/server';
import { click } from '../../testing/events';
import { renderForm } from '../testing/form';
import { ImageField } from './ImageField';
import { ImagesField } from './ImagesField';

// The mock server cannot read jsdom's FormData and File.
const { constructor: NodeFormData } = await new Response(new URLSearchParams()).formData();
beforeAll(() => {
  vi.stubGlobal('FormData', NodeFormData);
  vi.stubGlobal('File', NodeFile);
});
afterAll(() => vi.unstubAllGlobals());

const fileOf = (parts: (string | Uint8Array<ArrayBuffer>)[], name: string, type: string) =>
  new NodeFile(parts, name, { type }) as unknown as File;
const webp = (width: number, height: number, { name = 'picture.webp', type = 'image/webp', length = 0 } = {}) =>
  fileOf([picture('an extended WebP', { width, height }, length)], name, type);
const icon = <ImageField name="iconUrl" label="图标" purpose="categoryIcon" isRequired />;
const chooser = (label: string) =>
  document.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`) as HTMLInputElement;

describe('picture field', () => {
  test('uploads a picture with the console’s own header, and takes its URL as the value', async () => {
    signInAs(0);
    let sentWith: string | null = null;
    server.events.on('request:start', ({ request }) => {
      if (request.url.endsWith('/uploads')) sentWith = request.headers.get('X-Requested-With');
    });
    const { user, sent, save } = renderForm(icon);
    await user.upload(chooser('图标'), webp(120, 120));
    expect(await screen.findByRole('button', { name: '预览图片：图标' })).toBeInTheDocument();
    await save();
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ iconUrl: expect.stringMatching(/^\/api\/admin\/v1\/uploads\/[\w.-]+$/) }),
    );
    expect(sentWith).toBe('XMLHttpRequest');
  });

  test('takes a pasted or dropped picture like a chosen one, and leaves pasted text alone', async () => {
    signInAs(0);
    renderForm(icon);
    const button = screen.getByRole('button', { name: '选择图片：图标' });
    expect(fireEvent.paste(button, { clipboardData: { files: [] } })).toBe(true);
    expect(fireEvent.paste(button, { clipboardData: { files: [webp(120, 120)] } })).toBe(false);
    await screen.findByRole('button', { name: '预览图片：图标' });
    fireEvent.drop(screen.getByRole('button', { name: '更换图片：图标' }), {
      dataTransfer: { files: [fileOf([], 'a.png', 'image/png')] },
    });
    await screen.findByText(/文件是空的/);
  });

  test('rejects files that are no pictures or have the wrong size with the reason, and does not upload them', async () => {
    signInAs(0);
    const calls = recordCalls();
    const { user, sent, save } = renderForm(icon);
    for (const [file, reason] of [
      [fileOf([], 'a.png', 'image/png'), /文件是空的/],
      [webp(120, 120, { name: 'a.exe' }), /扩展名不是图片格式/],
      [fileOf(['MZ...'], 'a.png', 'image/png'), /不是可用的图片/],
      [fileOf(['<svg onload="x()"/>'], 'a.svg', 'image/svg+xml'), /不是可用的图片/],
      [webp(120, 120, { length: 200 * 1024 + 1 }), /文件超过 200 KB/],
      [webp(119, 120), /图片至少 120×120 像素/],
      // A picture that would fill the memory.
      [webp(100_000, 100_000), /图片至少 120×120 像素/],
    ] as const) {
      await user.upload(chooser('图标'), file);
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(reason));
    }
    await save();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '选择图片：图标' })).toHaveAccessibleDescription(/请上传图片/),
    );
    expect(sent).not.toHaveBeenCalled();
    expect(calls).not.toContain('POST /uploads');
    // At the limit it is accepted, by its content and not by its name.
    await user.upload(chooser('图标'), webp(120, 120, { name: 'a.png', type: 'image/png', length: 200 * 1024 }));
    expect(await screen.findByRole('button', { name: '预览图片：图标' })).toBeInTheDocument();
  });

  test('blocks the form after a failed upload until it is retried', async () => {
    signInAs(0);
    server.use(fault.reset('POST', '/uploads'));
    const { user, sent, save } = renderForm(<ImageField name="logoUrl" label="Logo" purpose="hospitalLogo" />);
    await user.upload(chooser('Logo'), webp(10, 10));
    const again = await screen.findByRole('button', { name: '重新上传' });
    await save();
    await waitFor(() => expect(screen.getByText('有图片没有上传成功，请重新上传或取消')).toBeInTheDocument());
    expect(sent).not.toHaveBeenCalled();
    server.resetHandlers();
    await click(again);
    expect(await screen.findByRole('button', { name: '预览图片：Logo' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(/没有上传成功/)).not.toBeInTheDocument());
    await save();
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  });

  test('blocks the form while a picture is being validated', async () => {
    signInAs(0);
    const { user, sent, save } = renderForm(<ImageField name="logoUrl" label="Logo" purpose="hospitalLogo" />);
    const file = webp(10, 10);
    const bytes = await file.arrayBuffer();
    const reading = deferred<ArrayBuffer>();
    file.arrayBuffer = () => reading.promise;
    await user.upload(chooser('Logo'), file);
    await save();
    await waitFor(() => expect(screen.getByText('请等待图片上传完成，或取消上传')).toBeInTheDocument());
    expect(sent).not.toHaveBeenCalled();
    reading.resolve(bytes);
    expect(await screen.findByRole('button', { name: '预览图片：Logo' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(/请等待图片上传完成/)).not.toBeInTheDocument());
    await save();
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  });

  test('cancels a slow upload', async () => {
    server.use(http.post('*/api/admin/v1/uploads', () => new Promise<HttpResponse<null>>(() => {})));
    const { user, sent, save } = renderForm(<ImageField name="logoUrl" label="Logo" purpose="hospitalLogo" />);
    await user.upload(chooser('Logo'), webp(10, 10));
    expect(await screen.findByRole('progressbar', { name: '正在上传 picture.webp' })).toBeInTheDocument();
    await save();
    await waitFor(() => expect(screen.getByText('请等待图片上传完成，或取消上传')).toBeInTheDocument());
    await click(screen.getByRole('button', { name: '取消上传' }));
    await save();
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  });

  test('removes the picture and keeps the focus in the field', async () => {
    const { sent, save } = renderForm(<ImageField name="logoUrl" label="Logo" purpose="hospitalLogo" />, {
      initialValues: { logoUrl: '/api/admin/v1/uploads/a.png' },
    });
    await click(screen.getByRole('button', { name: '移除图片：Logo' }));
    expect(screen.getByRole('button', { name: '选择图片：Logo' })).toHaveFocus();
    await save();
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ logoUrl: null }));
  });
});

describe('pictures field', () => {
  const photos = ['a', 'b'].map((name) => `/api/admin/v1/uploads/${name}.png`);
  const field = <ImagesField name="photos" label="照片" purpose="hospitalPhoto" max={3} />;

  test('reorders pictures by keyboard', async () => {
    const { user, sent, save } = renderForm(field, { initialValues: { photos } });
    screen.getByRole('button', { name: '前移第 2 张图片：照片' }).focus();
    await user.keyboard('{Enter}');
    await save();
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ photos: [...photos].reverse() }));
  });

  test('rejects each invalid picture with its reason', async () => {
    signInAs(0);
    const { user } = renderForm(<ImagesField name="photos" label="照片" purpose="hospitalPhoto" max={6} />);
    const gone = webp(10, 10, { name: 'c.webp' });
    gone.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
    const files = [fileOf([], 'a.png', 'image/png'), fileOf(['MZ...'], 'b.png', 'image/png'), gone, webp(10, 10)];
    await user.upload(chooser('照片'), files);
    expect(await screen.findByRole('button', { name: '预览第 1 张图片：照片' })).toBeInTheDocument();
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^a\.png：文件是空的/),
      expect.stringMatching(/^b\.png：不是可用的图片/),
      'c.webp：无法读取，请重新选择',
    ]);
  });

  test('takes no more than the maximum', async () => {
    signInAs(0);
    const { user, sent, save } = renderForm(field, { initialValues: { photos } });
    await user.upload(chooser('照片'), [webp(10, 10), webp(20, 20)]);
    expect(await screen.findByRole('button', { name: '预览第 3 张图片：照片' })).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('最多 3 张');
    expect(screen.getByRole('button', { name: '选择图片：照片' })).toBeDisabled();
    await save();
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ photos: [...photos, expect.any(String)] }));
  });
});
