import { beforeEach, describe, expect, test } from 'vitest';
import { API_PREFIX } from '@/contract/api-prefix';
import { imageUrl } from '@/contract/common';
import type { UploadPurpose } from '@/contract/limits/upload';
import { UploadedFile, UploadedImage, uploadApi } from '@/contract/upload';
import { picture } from '@/domain/image/testing/pictures';
import { resetState, state } from '../../../mock/state';
import { getSeedPictureUrl } from '../../../mock/upload/seed';
import { copyWorld } from '../../copy-world';
import { getWorld } from '../../world';
import { fetchFrom, send, sessionCookie } from './server';

const world = getWorld(0);
const icon = picture('png', { width: 120, height: 120 }, 2000);

function getForm(
  bytes: Uint8Array<ArrayBuffer> | string,
  name = 'icon.png',
  type = 'image/png',
  purpose = 'categoryIcon',
) {
  const form = new FormData();
  form.append('purpose', purpose);
  form.append('file', new File([bytes], name, { type }));
  return form;
}

const get = (url: string, cookie?: string) =>
  fetchFrom({ method: 'GET', path: url.replace(API_PREFIX, '') }, { cookie });

describe('an upload', () => {
  let cookie: string;
  beforeEach(async () => {
    resetState(copyWorld(world));
    cookie = await sessionCookie();
  });

  const upload = (form: FormData, headers = {}) => send(uploadApi.create, { form, cookie, headers });

  test('of a PDF is accepted by its bytes, and only for reports', async () => {
    const pdf = new TextEncoder().encode('%PDF-1.7 made up');
    const { data } = await upload(getForm(pdf, '血常规.pdf', 'application/pdf', 'reportFile'));
    const kept = UploadedFile.parse(data);
    expect(kept).toMatchObject({ name: '血常规.pdf', bytes: pdf.length, type: 'application/pdf' });
    const response = await get(kept.url, cookie);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(pdf);
    for (const [name, purpose] of [
      ['a.png', 'reportFile'],
      ['a.pdf', 'categoryIcon'],
    ] as const) {
      const refused = await upload(getForm(pdf, name, '', purpose));
      expect(refused.status).toBe(422);
      expect(refused.data).toHaveProperty('fieldErrors.file');
    }
  });

  test('is stored, and its URL returns the same bytes', async () => {
    const { status, data } = await upload(getForm(icon));
    expect(status).toBe(200);
    const kept = UploadedImage.parse(data);
    expect(kept).toMatchObject({ width: 120, height: 120, bytes: 2000, type: 'image/png' });
    expect(imageUrl.safeParse(kept.url).success).toBe(true);
    const response = await get(kept.url, cookie);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(icon);
  });

  test('of the same image twice has two URLs', async () => {
    const urls = [await upload(getForm(icon)), await upload(getForm(icon))].map(
      ({ data }) => UploadedImage.parse(data).url,
    );
    expect(new Set(urls).size).toBe(2);
  });

  test('may be of each purpose and type', async () => {
    const cases: [string, UploadPurpose, string, Parameters<typeof picture>][] = [
      ['a banner', 'bannerImage', 'image/jpeg', ['a plain JPEG', { width: 750, height: 320 }]],
      ['a logo', 'hospitalLogo', 'image/webp', ['a lossless WebP', { width: 300, height: 300 }]],
      ['a photo', 'hospitalPhoto', 'image/jpeg', ['a plain JPEG', { width: 4000, height: 3000 }]],
      ['a QR code', 'qrCode', 'image/png', ['png', { width: 430, height: 430 }]],
      ['an animated hint image', 'hintImage', 'image/gif', ['gif', { width: 400, height: 300 }]],
    ];
    for (const [name, purpose, type, made] of cases) {
      const { status, data } = await upload(getForm(picture(...made), 'picture', type, purpose));
      expect(status, name).toBe(200);
      expect(UploadedImage.parse(data)).toMatchObject({ type, ...made[1] });
    }
  });

  const jpeg = picture('a plain JPEG', { width: 120, height: 120 });
  test('is refused with a reason', async () => {
    const cases: [string, FormData, RegExp][] = [
      ['no content', getForm(''), /为空/],
      ['more bytes than allowed', getForm(picture('png', { width: 120, height: 120 }, 200 * 1024 + 1)), /过大.*200 KB/],
      ['an SVG', getForm('<svg xmlns="http://www.w3.org/2000/svg"/>', 'icon.svg', 'image/svg+xml'), /不是支持的图片/],
      ['HTML named .png', getForm('<!doctype html><script></script>'), /不是支持的图片/],
      ['a JPEG named .png', getForm(jpeg), /不接受.*PNG, WEBP/],
      ['a PNG named .exe', getForm(icon, 'icon.exe', ''), /文件名或类型不是可接受的格式/],
      ['a JPEG', getForm(jpeg, 'icon.jpg', 'image/jpeg'), /不接受.*PNG, WEBP/],
      ['a truncated image', getForm(icon.slice(0, 18)), /损坏/],
      ['a wrong size', getForm(picture('png', { width: 120, height: 121 })), /尺寸不符.*120×120 px/],
      [
        'a QR code that is not square',
        getForm(picture('png', { width: 430, height: 300 }), 'a.png', 'image/png', 'qrCode'),
        /宽高比/,
      ],
    ];
    for (const [name, form, reason] of cases) {
      const { status, data } = await upload(form);
      expect(status, name).toBe(422);
      expect(data).toEqual({ fieldErrors: { file: expect.stringMatching(reason) } });
      expect(state().uploads.size).toBe(0);
      const english = await upload(form, { 'Accept-Language': 'en-US' });
      expect((english.data as { fieldErrors: { file: string } }).fieldErrors.file).toMatch(/^[\x20-\x7e×≤≥]+$/);
    }
  });

  test('is refused on the field that is wrong', async () => {
    const cases: [string, (form: FormData) => void, string][] = [
      ['an unknown purpose', (form) => form.set('purpose', 'anything'), 'purpose'],
      ['no purpose', (form) => form.delete('purpose'), 'purpose'],
      ['no file', (form) => form.delete('file'), 'file'],
      ['text instead of a file', (form) => form.set('file', 'text'), 'file'],
    ];
    for (const [name, change, field] of cases) {
      const form = getForm(icon);
      change(form);
      const { status, data } = await upload(form);
      expect(status, name).toBe(422);
      expect(Object.keys((data as { fieldErrors: object }).fieldErrors)).toEqual([field]);
    }
  });

  test('as JSON is 400', async () => {
    expect((await send(uploadApi.create, { body: { purpose: 'qrCode' }, cookie })).status).toBe(400);
  });

  test('needs a session, and so does reading the file', async () => {
    expect((await send(uploadApi.create, { form: getForm(icon) })).status).toBe(401);
    const { url } = UploadedImage.parse((await upload(getForm(icon))).data);
    expect((await get(url)).status).toBe(401);
  });

  test('with an unknown name is 404', async () => {
    expect((await get(`${API_PREFIX}/uploads/nothing.png`, cookie)).status).toBe(404);
    expect((await get(`${API_PREFIX}/uploads/seed-constructor-1.svg`, cookie)).status).toBe(404);
  });

  test('is not needed for the images of the fixtures, which are generated as SVG', async () => {
    for (const { iconUrl } of world.categories.slice(0, 3)) {
      const response = await get(iconUrl, cookie);
      expect(response.headers.get('content-type')).toBe('image/svg+xml');
      expect(await response.text()).toContain('width="120" height="120"');
    }
    expect(await (await get(getSeedPictureUrl('banner', 2), cookie)).text()).toContain('viewBox="0 0 750 320"');
  });
});
