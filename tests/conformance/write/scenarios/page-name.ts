import { dataOf } from '../../api/client';
import type { Row } from '../../read/rows';
import { compare } from '../steps/act';
import type { ExistingCheck } from '../steps/scenario';

const call = 'PUT /analysis/pages/name';
const read = 'GET /analysis/pages/name';

/** Renames a page and then restores its name. */
export const pageNameCheck: ExistingCheck = {
  call,
  check: async (writer) => {
    const [page] = writer.samples.rows('/event-tracks/pages');
    if (typeof page?.pagePath !== 'string') {
      writer.session.untested.set(call, 'no page that was visited');
      return;
    }
    const { pagePath } = page;
    const before = await writer.succeed(read, { query: { pagePath } });
    if (!before) return;
    const { pageName, version } = before;
    const other = { pagePath, pageName: writer.newName() };
    const named = await writer.succeed(call, { body: { ...other, version } });
    if (!named) return;
    const back = async () => (await writer.succeed(read, { query: { pagePath } }))?.version;
    writer.ledger.made(`name of page ${pagePath}`, async () => {
      const body = { pagePath, pageName, version: await back() };
      return (await writer.succeed(call, { body })) !== undefined;
    });
    const answer = await writer.send(read, { query: { pagePath } });
    compare(writer, answer, (dataOf(answer) ?? {}) as Row, other, 'after it was named');
    await writer.refuse(call, { body: { ...other, version } }, [409], 'with an old version', 'CONFLICT');
    const body = { pagePath, pageName, version: await back() };
    if (await writer.succeed(call, { body })) writer.ledger.gone(`name of page ${pagePath}`);
    const unknown = { body: { pagePath: 'conf-nothing', pageName: null, version: 0 } };
    await writer.refuse(call, unknown, [404], 'of a page that nobody visited');
  },
};
