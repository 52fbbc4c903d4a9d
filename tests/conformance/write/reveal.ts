import { type Answer, dataOf, isSuccess } from '../api/client';
import { rowsOf } from '../read/rows';
import { checkFoundByValue } from './revealed';
import { hospitalScenario, OWN_MOBILE } from './scenarios/hospital';
import { another, discard } from './steps/own';
import type { Writer } from './writer';

type Revealed = { values?: Record<string, string | null>; expiresAt?: string };

/** Resources with a reveal call, each with one field to reveal. */
const places = [
  { path: '/members', entityType: 'member', field: 'mobile' },
  { path: '/records', entityType: 'record', field: 'mobile' },
  { path: '/channels', entityType: 'channel', field: 'contactMobile' },
  { path: '/agreements', list: '/agreements/of-record/:recordId', entityType: 'agreement', field: 'signerName' },
  { path: '/hospitals', entityType: 'hospital', field: 'contactMobile' },
] as const;

/** Maximum seconds until a revealed value expires: 60 plus a tolerance for the response time. */
const MAX_SECONDS = 90;
/** Number of rows to try, because some must not be revealed, such as those without consent. */
const TRIES = 5;

const purposeNote = 'conf-';
const good = (field: string) => ({ fields: [field], purpose: 'other', purposeNote });

async function checkRefusals(writer: Writer, call: string, id: string, field: string) {
  const refused = (body: object, where: string) => writer.refuse(call, { params: { id }, body }, [422], where);
  await refused({ fields: [field] }, 'without a purpose');
  await refused({ fields: [field], purpose: 'conf-nothing' }, 'with a purpose that is none');
  await refused({ fields: [field], purpose: 'other' }, 'with the purpose other and no note');
  await refused({ ...good(field), fields: [] }, 'of no field');
  await refused({ ...good(field), fields: ['conf-nothing'] }, 'of a field that is none');
}

/** Checks that only the requested field is revealed, for at most a minute. */
function checkRevealed(writer: Writer, answer: Answer, field: string) {
  const { values = {}, expiresAt = '' } = (dataOf(answer) ?? {}) as Revealed;
  const others = Object.keys(values).filter((name) => name !== field);
  if (others.length > 0) writer.differs(answer, 'data.values', `${field} alone`, `${others.join(', ')} too`);
  const now = Date.parse(answer.headers.get('date') ?? '') || Date.now();
  const seconds = (Date.parse(expiresAt) - now) / 1000;
  if (!(seconds > 0 && seconds <= MAX_SECONDS)) {
    writer.differs(answer, 'data.expiresAt', 'at most 60 s from now', `${Math.round(seconds)} s`);
  }
}

async function logged(writer: Writer, entityType: string, entityId: string) {
  const answer = await writer.send('GET /access-logs', { query: { entityType, entityId, pageSize: '20' } });
  const entries = rowsOf(answer).filter(({ action, purposeNote: note }) => action === 'reveal' && note === purposeNote);
  return { answer, count: entries.length, newest: entries[0] };
}

/** Reveals one value and checks the access log. @returns false if the server refuses to reveal this row */
async function checkOne(
  writer: Writer,
  { path, entityType, field }: (typeof places)[number],
  id: string,
  value?: string,
) {
  const call = `POST ${path}/:id/reveal`;
  const before = await logged(writer, entityType, id);
  await checkRefusals(writer, call, id, field);
  const answer = await writer.send(call, { params: { id }, body: good(field) });
  if (answer.status === 403 && value === undefined) return false;
  if (!writer.session.expect(answer, { status: [200] })) return true;
  writer.ledger.stays(`access log of ${entityType} ${id}`);
  checkRevealed(writer, answer, field);
  const got = ((dataOf(answer) ?? {}) as Revealed).values?.[field];
  if (value !== undefined && got?.replaceAll(/\D/g, '').endsWith(value) !== true) {
    writer.differs(answer, `data.values.${field}`, 'what was written', 'something else');
  }
  const after = await logged(writer, entityType, id);
  if (!isSuccess(after.answer)) return true;
  if (after.count !== before.count + 1) {
    const got = String(after.count - before.count);
    writer.differs(after.answer, `data.list after ${call}`, '1 entry more, of the look that was given', got);
  } else if (JSON.stringify(after.newest?.fields) !== JSON.stringify([field])) {
    writer.differs(after.answer, `data.list[].fields after ${call}`, field, 'something else');
  }
  return true;
}

/** Checks that reveals need a purpose, expire after a minute and are logged, and that they return the stored value. */
export async function checkReveals(writer: Writer) {
  for (const place of places) {
    const call = `POST ${place.path}/:id/reveal`;
    if (!writer.session.isMeant(writer.session.call(call))) continue;
    if (place.path === '/hospitals') {
      const own = await another(writer, hospitalScenario);
      if (!own) continue;
      await checkOne(writer, place, own.id, OWN_MOBILE);
      await discard(writer, hospitalScenario, own);
      continue;
    }
    const ids = writer.samples.ids('list' in place ? place.list : place.path).slice(0, TRIES);
    let isGiven = false;
    for (const id of ids) {
      isGiven = await checkOne(writer, place, id);
      if (isGiven) {
        await checkFoundByValue(writer, place.path, id, good(place.field));
        break;
      }
    }
    if (!isGiven) writer.session.untested.set(call, 'nothing that may be revealed');
  }
}
