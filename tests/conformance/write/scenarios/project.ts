import { dataOf } from '../../api/client';
import type { Row } from '../../read/rows';
import { act, actRefused, checkSameContent } from '../steps/act';
import { bulk, bulkRefused, checkOrder, idsIn } from '../steps/bulk';
import { bulkMatching } from '../steps/bulk-matching';
import { checkCopy } from '../steps/copy';
import type { ResourceScenario } from '../steps/scenario';
import type { Thing, Writer } from '../writer';

/** Actions that the run only sees refused: a project that members have seen cannot be deleted. */
const seen = ['publish', 'pause', 'resume', 'finish', 'reopen', 'archive'] as const;

/** Checks that an incomplete draft cannot be published and that the gate lists what is missing. */
async function checkGate(writer: Writer, { id }: Thing) {
  const gate = await writer.send('GET /projects/:id/publish-gate', { params: { id } });
  const { failing } = (dataOf(gate) ?? {}) as { failing?: string[] };
  for (const item of ['coverMissing', 'contentMissing', 'quizNotPublished']) {
    if (!failing?.includes(item)) writer.differs(gate, 'data.failing of an empty draft', item, 'without it');
  }
  await actRefused(writer, projectScenario, id, 'publish', { code: 'PROJECT_NOT_READY', why: 'of an empty draft' });
  for (const action of seen.slice(1)) {
    const more: Row = action === 'reopen' ? { endAt: null } : {};
    await actRefused(writer, projectScenario, id, action, { more, code: 'PROJECT_STATUS', why: 'of a draft' });
  }
  for (const action of seen) {
    writer.session.untested.set(`POST /projects/:id/${action}`, 'members would see a project that then stays');
  }
}

/** A draft project, which members do not see. */
export const projectScenario: ResourceScenario = {
  path: '/projects',
  entityType: 'project',
  nameField: 'name',
  unique: ['name'],
  input: async (name) => ({
    name,
    subtitle: null,
    categoryId: null,
    type: 'screening',
    coverUrl: null,
    summary: null,
    content: null,
    targetGender: 'all',
    minAge: 18,
    maxAge: null,
    inclusionCriteria: null,
    exclusionCriteria: null,
    hospitalIds: [],
    keywords: ['conf'],
    quotaTotal: null,
    startAt: null,
    endAt: null,
    agreementTemplateId: null,
    needAgreement: false,
    needReport: false,
    followUpPlan: ['d7'],
    followUpScript: null,
    repeatPolicy: 'once',
    repeatDays: null,
    contactPhone: null,
    isRecommended: false,
  }),
  changed: (_, name) => ({ name, subtitle: 'conf', repeatPolicy: 'perDays', repeatDays: 7 }),
  checkMore: async (thing, writer) => {
    await checkSameContent(writer, projectScenario, thing.id);
    const listing = { isRecommended: true, sort: 998 };
    await act(writer, projectScenario, thing.id, 'listing', { method: 'PUT', more: listing, after: listing });
    await checkGate(writer, thing);
    await writer.succeed('POST /projects/:id/trial-code', { params: { id: thing.id } });
    await bulk(writer, projectScenario, thing.id, { change: { action: 'setSort', sort: 997 } }, { sort: 997 });
    await bulkRefused(writer, projectScenario, thing.id, { change: { action: 'publish' } });
    await bulkMatching(writer, projectScenario, thing, { change: { action: 'setSort', sort: 996 } }, { sort: 996 });
    await checkOrder(writer, projectScenario, thing, () => idsIn(writer, 'GET /projects/order'));
    await checkCopy(writer, projectScenario, thing, {
      after: { status: 'draft', keywords: ['conf'], followUpPlan: ['d7'] },
    });
  },
};
