import { dataOf } from '../../api/client';
import { dayFromNow, type Row } from '../../read/rows';
import type { Visit } from '../life/life';

/** A project is found by its number. */
const searchVisit: Visit = {
  call: 'POST /search',
  visit: async (writer) => {
    const [project] = writer.samples.rows('/projects');
    if (typeof project?.projectNo !== 'string') {
      writer.session.untested.set('POST /search', 'no project');
      return;
    }
    const answer = await writer.send('POST /search', { body: { text: project.projectNo } });
    if (!writer.session.expect(answer, { status: [200] })) return;
    const { things = [] } = (dataOf(answer) ?? {}) as { things?: Row[] };
    if (!things.some(({ kind, id }) => kind === 'project' && id === project.id))
      writer.differs(answer, 'data.things by a number', 'the project that has it', 'without it');
  },
};

const termsVisit: Visit = {
  call: 'POST /event-tracks/terms',
  visit: async (writer) => {
    const body = { from: dayFromNow(-6), before: dayFromNow(1) };
    await writer.succeed('POST /event-tracks/terms', { body });
    const tooLong = { body: { ...body, from: dayFromNow(-40) } };
    await writer.refuse('POST /event-tracks/terms', tooLong, [422], 'of more than 31 days');
  },
};

/** What was signed is as it was. */
const verifyVisit: Visit = {
  call: 'POST /agreements/:id/verify',
  visit: async (writer) => {
    const [id] = writer.samples.ids('/agreements/of-record/:recordId');
    if (id === undefined) {
      writer.session.untested.set('POST /agreements/:id/verify', 'no agreement');
      return;
    }
    const answer = await writer.send('POST /agreements/:id/verify', { params: { id }, body: {} });
    if (!writer.session.expect(answer, { status: [200] })) return;
    const { isIntact, contentHash, presentHash } = (dataOf(answer) ?? {}) as Row;
    if (isIntact !== (contentHash === presentHash))
      writer.differs(answer, 'data.isIntact', 'whether both hashes are the same', String(isIntact));
  },
};

/** Asked of what is there, and changing nothing of it. */
export const lookups: readonly Visit[] = [searchVisit, termsVisit, verifyVisit];
