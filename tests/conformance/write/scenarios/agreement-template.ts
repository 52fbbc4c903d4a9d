import { dataOf, isSuccess } from '../../api/client';
import { dayFromNow, type Row } from '../../read/rows';
import { act, actRefused } from '../steps/act';
import { remember } from '../steps/create';
import type { ResourceScenario } from '../steps/scenario';
import { type Thing, thingOf, type Writer } from '../writer';

const unfit = { code: 'TEMPLATE_STATUS' };

/** Checks that a retired template can be copied into a new draft version with an unused version number. */
async function checkNewVersion(writer: Writer, { id, row }: Thing) {
  const call = 'POST /agreement-templates/:id/new-version';
  const now = await writer.read('/agreement-templates', id);
  if (!now) return;
  const params = { id };
  const again = { more: { templateVersion: row.templateVersion }, status: 422, why: 'under a number that is taken' };
  await actRefused(writer, agreementTemplateScenario, id, 'new-version', again);
  const answer = await writer.send(call, { params, body: { templateVersion: 'v1.1', version: now.version } });
  const draft = isSuccess(answer) ? thingOf((dataOf(answer) ?? {}) as Row) : undefined;
  if (draft && draft.id !== id) remember(writer, agreementTemplateScenario, draft);
  if (!writer.session.expect(answer, { status: [200, 201] })) return;
  const isLike = draft?.row.content === now.row.content && draft?.row.code === now.row.code;
  if (!isLike || draft?.row.status !== 'draft' || draft.id === id)
    writer.differs(answer, 'data', 'a draft like the version', 'something else');
}

/** Publishes a template that becomes effective in a year, and retires it at once, so that no project uses it. */
async function checkStatus(writer: Writer, thing: Thing) {
  const { id } = thing;
  const number = { templateVersion: 'v1.1' };
  await actRefused(writer, agreementTemplateScenario, id, 'retire', { ...unfit, why: 'of a draft' });
  await actRefused(writer, agreementTemplateScenario, id, 'new-version', { ...unfit, more: number, why: 'of a draft' });
  const published = await act(writer, agreementTemplateScenario, id, 'publish', { after: { status: 'published' } });
  if (!published) return;
  await actRefused(writer, agreementTemplateScenario, id, 'publish', { ...unfit, why: 'of a published one' });
  await act(writer, agreementTemplateScenario, id, 'retire', { after: { status: 'retired' } });
  await checkNewVersion(writer, thing);
}

/** An agreement template. It cannot be deleted and stays retired. */
export const agreementTemplateScenario: ResourceScenario = {
  path: '/agreement-templates',
  entityType: 'agreementTemplate',
  nameField: 'title',
  input: async (name) => ({
    code: name,
    title: name,
    templateVersion: 'v1.0',
    content: '<p>conf</p>',
    consentItems: [{ code: 'conf', text: 'conf', required: true }],
    minReadSec: 0,
    needSignature: false,
    guardianUnderAge: 18,
    effectiveAt: `${dayFromNow(365)}T00:00:00+08:00`,
  }),
  changed: (_, name) => ({ title: name, minReadSec: 10, content: '<p>conf-2</p>' }),
  findBy: (_, { row }) => ({ code: String(row.code) }),
  checkMore: (thing, writer) => checkStatus(writer, thing),
  cleanUp: async () => false,
};
