import { dataOf, isSuccess } from '../../api/client';
import { rowsOf } from '../../read/rows';
import { act } from '../steps/act';
import { bulk, checkOrder, idsIn } from '../steps/bulk';
import { remember } from '../steps/create';
import { discard } from '../steps/own';
import type { ResourceScenario } from '../steps/scenario';
import type { Thing, Writer } from '../writer';

/** Checks that a pinned hotword is the first in the order. */
async function checkPin(writer: Writer, { id }: Thing) {
  if (!(await act(writer, hotwordScenario, id, 'pin'))) return;
  const order = await writer.send('GET /hotwords/order');
  const [first] = rowsOf(order);
  if (isSuccess(order) && first?.id !== id) writer.differs(order, 'data[0]', 'the hotword that was pinned', 'another');
}

/** Checks that an import adds a suggested word and reports one that nobody has searched for. */
async function checkImport(writer: Writer) {
  const [suggestion] = rowsOf(await writer.send('GET /hotwords/suggestions'));
  const word = suggestion?.word;
  if (typeof word !== 'string') {
    writer.session.untested.set('POST /hotwords/import', 'no suggestion');
    return;
  }
  const unknown = writer.newName();
  const answer = await writer.send('POST /hotwords/import', { body: { words: [word, unknown] } });
  // Searches the whole list, because a broken filter could hide a row that must be deleted.
  const found = rowsOf(await writer.send('GET /hotwords/order')).find((row) => row.word === word);
  const made = found && (await writer.read(hotwordScenario.path, String(found.id)));
  if (made) remember(writer, hotwordScenario, made);
  if (!writer.session.expect(answer, { status: [200] })) return;
  if (!made) {
    writer.ledger.stays(`hotword ${word}`);
    writer.differs(answer, 'GET /hotwords/order afterwards', 'the word that was added', 'not there');
  }
  const { failed } = (dataOf(answer) ?? {}) as { failed?: { id?: string }[] };
  if (failed?.[0]?.id !== unknown)
    writer.differs(answer, 'data.failed', 'the word that nobody searched for', 'not named');
  if (made) await discard(writer, hotwordScenario, made);
}

/** A disabled hotword without a link. Disabled, because the limit of enabled ones may be reached. */
export const hotwordScenario: ResourceScenario = {
  path: '/hotwords',
  entityType: 'hotword',
  nameField: 'word',
  unique: ['word'],
  input: async (name) => ({
    word: name,
    linkType: 'none',
    target: null,
    highlighted: false,
    validFrom: null,
    validTo: null,
    status: 'disabled',
  }),
  changed: ({ highlighted }, name) => ({ word: name, highlighted: !highlighted }),
  findBy: (name) => ({ keyword: name }),
  checkMore: async (thing, writer) => {
    await bulk(writer, hotwordScenario, thing.id, { action: 'disable' }, { status: 'disabled' });
    await checkPin(writer, thing);
    await checkOrder(writer, hotwordScenario, thing, () => idsIn(writer, 'GET /hotwords/order'));
    await checkImport(writer);
  },
};
