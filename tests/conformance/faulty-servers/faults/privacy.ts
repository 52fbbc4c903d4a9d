import type { Fault } from '../fault';
import { askingWith, askingWithBody, doingNothing, on, saying, sayingOfRows, sayingOnSuccess } from '../proxy';

const MOBILE = '14000005678';
/** Made up, with the right last sign. */
const ID_NUMBER = '110101199003070046';

/** What may not be seen is seen. */
export const privacyFaults: readonly Fault[] = [
  {
    name: 'a clear phone number in a list',
    only: ['members'],
    wrong: on(
      'GET /members',
      sayingOfRows((row) => {
        row.mobileMasked = MOBILE;
      }),
    ),
    caught: ['GET /members', /^data\.list\[\]\.mobileMasked$/],
  },
  {
    name: 'a clear name in a list',
    only: ['records'],
    wrong: on(
      'GET /records',
      sayingOfRows((row) => {
        row.patientNameMasked = '张三丰';
      }),
    ),
    caught: ['GET /records', /^data\.list\[\]\.patientNameMasked$/],
  },
  {
    name: 'a clear phone number in a field of the server’s own',
    only: ['follow-ups'],
    wrong: on(
      'GET /follow-ups',
      sayingOfRows((row) => {
        row.phone = MOBILE;
      }),
    ),
    caught: ['GET /follow-ups', /^data\.list\[\]\.phone$/],
  },
  {
    name: 'an ID number in a text',
    only: ['change-logs'],
    wrong: on(
      'GET /change-logs',
      sayingOnSuccess(({ data }) => {
        for (const entry of data.list) entry.changes = [{ field: 'remark', from: null, to: `ID ${ID_NUMBER}` }];
      }),
    ),
    caught: ['GET /change-logs', /changes\[\]\.to$/],
  },
  {
    name: 'a filter by phone number in an address is taken',
    only: ['members'],
    wrong: on(
      'GET /members',
      askingWith((query) => query.delete('mobile')),
    ),
    caught: ['GET /members', /\?mobile in a URL/],
  },
  {
    name: 'a search by name finds everybody',
    only: ['members'],
    wrong: on(
      'POST /members/search',
      askingWithBody((body) => {
        delete body.realName;
      }),
    ),
    caught: ['POST /members/search', /body\.realName/],
  },
  {
    name: 'clear values without a purpose',
    only: ['members'],
    isWriting: true,
    wrong: on(
      'POST /members/:id/reveal',
      askingWithBody((body) => ({ purposeNote: 'none', ...body, purpose: 'memberRequest', fields: ['mobile'] })),
    ),
    caught: ['POST /members/:id/reveal', /without a purpose/],
  },
  {
    name: 'more clear values than were asked for',
    only: ['members'],
    isWriting: true,
    wrong: on(
      'POST /members/:id/reveal',
      saying((json) => {
        if (json.data?.values) json.data.values.realName = '张三';
      }),
    ),
    caught: ['POST /members/:id/reveal', /^data\.values$/],
  },
  {
    name: 'clear values that may be shown for a day',
    only: ['records'],
    isWriting: true,
    wrong: on(
      'POST /records/:id/reveal',
      saying((json) => {
        if (json.data?.expiresAt) json.data.expiresAt = '2026-11-22T12:00:00+08:00';
      }),
    ),
    caught: ['POST /records/:id/reveal', /^data\.expiresAt$/],
  },
  {
    name: 'looks that are not in the log',
    only: ['hospitals', 'access-logs'],
    isWriting: true,
    wrong: on(
      'GET /access-logs',
      doingNothing(async () => ({ list: [], total: 0 })),
    ),
    caught: ['GET /access-logs', /after POST \/hospitals\/:id\/reveal/],
  },
  {
    name: 'a log that tells the clear value',
    only: ['hospitals', 'access-logs'],
    isWriting: true,
    wrong: on(
      'GET /access-logs',
      sayingOfRows((row) => {
        row.purposeNote = `${row.purposeNote ?? ''}${MOBILE}`;
      }),
    ),
    caught: ['GET /access-logs', /purposeNote$/],
  },
];
