import type { Fault } from '../fault';
import { askingWith, askingWithBody, doingNothing, on, saying, sayingOfRows, sayingOnSuccess } from '../proxy';

const MOBILE = '14000005678';
/** Invented, with a valid check digit. */
const ID_NUMBER = '110101199003070046';

/** Responses that expose personal data. */
export const privacyFaults: readonly Fault[] = [
  {
    name: 'unmasked phone number in a list',
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
    name: 'unmasked name in a list',
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
    name: 'phone number in an additional field',
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
    name: 'ID number in a text',
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
    name: 'filter by phone number accepted in a URL',
    only: ['members'],
    wrong: on(
      'GET /members',
      askingWith((query) => query.delete('mobile')),
    ),
    caught: ['GET /members', /\?mobile in a URL/],
  },
  {
    name: 'search by name ignored',
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
    name: 'reveal without a purpose accepted',
    only: ['members'],
    isWriting: true,
    wrong: on(
      'POST /members/:id/reveal',
      askingWithBody((body) => ({ purposeNote: 'none', ...body, purpose: 'memberRequest', fields: ['mobile'] })),
    ),
    caught: ['POST /members/:id/reveal', /without a purpose/],
  },
  {
    name: 'reveal of more fields than requested',
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
    name: 'revealed values that expire after a day',
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
    name: 'reveals missing in the access log',
    only: ['hospitals', 'access-logs'],
    isWriting: true,
    wrong: on(
      'GET /access-logs',
      doingNothing(async () => ({ list: [], total: 0 })),
    ),
    caught: ['GET /access-logs', /after POST \/hospitals\/:id\/reveal/],
  },
  {
    name: 'access log with clear values',
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
