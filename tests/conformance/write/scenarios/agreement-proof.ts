import { dataOf } from '../../api/client';
import type { Row } from '../../read/rows';
import type { ExistingCheck } from '../steps/scenario';

/** Checks that `isIntact` of a signed agreement agrees with its hashes. */
export const agreementProofCheck: ExistingCheck = {
  call: 'POST /agreements/:id/verify',
  check: async (writer) => {
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
