import { type Answer, dataOf, isSuccess } from '../api/client';
import { png } from './png';
import type { Writer } from './writer';

/** Width and height of a category icon in pixels (docs/domain.md 6.14). */
const ICON = 120;

function formOf(bytes: BlobPart, { name = 'conf.png', type = 'image/png', purpose = 'categoryIcon' } = {}) {
  const form = new FormData();
  form.append('purpose', purpose);
  form.append('file', new File([bytes], name, { type }));
  return form;
}

const same = (a: Uint8Array, b: Uint8Array) => Buffer.compare(a, b) === 0;

const nameOf = (url: string) => url.split('/').at(-1) ?? '';

async function checkBytes(writer: Writer, uploaded: Answer, sent: Uint8Array) {
  const { url } = (dataOf(uploaded) ?? {}) as { url?: string };
  if (!url?.includes('/uploads/')) return;
  writer.ledger.stays(`upload ${nameOf(url)}`);
  const answer = await writer.send('GET /uploads/:name', { params: { name: nameOf(url) } });
  if (!writer.session.expect(answer, { status: [200] })) return;
  if (!same(answer.bytes, sent)) writer.differs(answer, 'body', 'the bytes that were uploaded', 'other ones');
}

/** Checks that uploaded pictures and PDF files are stored unchanged, and that invalid ones are refused. */
export async function checkUploads(writer: Writer) {
  if (!writer.session.isMeant(writer.session.call('POST /uploads'))) return;
  const icon = png(ICON, ICON);
  const good = await writer.send('POST /uploads', { form: formOf(icon) });
  if (writer.session.expect(good, { status: [200, 201] }) && isSuccess(good)) await checkBytes(writer, good, icon);
  const refused = (form: FormData, where: string) => writer.refuse('POST /uploads', { form }, [422], where);
  await refused(formOf('conf-nothing'), 'text that is called a picture');
  await refused(formOf(png(ICON + 1, ICON)), 'a picture of another size');
  await refused(formOf(icon, { purpose: 'conf-nothing' }), 'a purpose that is none');
  await refused(
    formOf(icon, { name: 'conf.pdf', type: 'application/pdf', purpose: 'reportFile' }),
    'a picture called a paper',
  );
  const paper = new TextEncoder().encode('%PDF-1.7\n% conf\n');
  const kept = await writer.send('POST /uploads', {
    form: formOf(paper, { name: 'conf.pdf', type: 'application/pdf', purpose: 'reportFile' }),
  });
  if (writer.session.expect(kept, { status: [200, 201], where: 'a paper' }) && isSuccess(kept)) {
    await checkBytes(writer, kept, paper);
  }
}
