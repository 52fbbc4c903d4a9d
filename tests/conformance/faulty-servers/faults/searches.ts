import type { Fault } from '../fault';
import { askingWith, askingWithBody, type Json, on } from '../proxy';

const NOBODY = { realName: 'Nobody Conf', patientName: 'Nobody Conf', nickname: 'nobody-conf', keyword: 'nobody-conf' };

/** A search in which one filter finds nothing. */
const blind = (path: string, field: keyof typeof NOBODY | 'mobile', isWhole = false) =>
  on(
    `POST ${path}/search`,
    askingWithBody((body) => {
      if (typeof body[field] !== 'string') return body;
      if (field !== 'mobile') return { ...body, [field]: NOBODY[field] };
      return isWhole === body.mobile.length > 4 ? { ...body, mobile: isWhole ? '19900000000' : '0000' } : body;
    }),
  );

/** Searches that miss existing rows. */
export const searchFaults: readonly Fault[] = [
  {
    name: 'member search misses the last digits of a number',
    only: ['members'],
    wrong: blind('/members', 'mobile'),
    caught: ['POST /members/search', /^body\.mobile that a row shows$/],
  },
  {
    name: 'record search misses the last digits of a number',
    only: ['records'],
    wrong: blind('/records', 'mobile'),
    caught: ['POST /records/search', /^body\.mobile that a row shows$/],
  },
  {
    name: 'follow-up search misses the last digits of a number',
    only: ['follow-ups'],
    wrong: blind('/follow-ups', 'mobile'),
    caught: ['POST /follow-ups/search', /^body\.mobile that a row shows$/],
  },
  {
    name: 'member search misses nicknames',
    only: ['members'],
    wrong: blind('/members', 'nickname'),
    caught: ['POST /members/search', /^body\.nickname that a row shows$/],
  },
  {
    name: 'project search misses names',
    only: ['projects'],
    wrong: blind('/projects', 'keyword'),
    caught: ['POST /projects/search', /^body\.keyword that a row shows$/],
  },
  {
    name: 'member search misses whole numbers',
    only: ['members'],
    isWriting: true,
    wrong: blind('/members', 'mobile', true),
    caught: ['POST /members/search', /^body\.mobile that was revealed$/],
  },
  {
    name: 'member search misses real names',
    only: ['members'],
    isWriting: true,
    wrong: blind('/members', 'realName'),
    caught: ['POST /members/search', /^body\.realName that was revealed$/],
  },
  {
    name: 'record search misses patient names',
    only: ['records'],
    isWriting: true,
    wrong: blind('/records', 'patientName'),
    caught: ['POST /records/search', /^body\.patientName that was revealed$/],
  },
  {
    name: 'search by body ignores other filters',
    only: ['records'],
    wrong: on(
      'POST /records/search',
      askingWithBody((body) => {
        delete body.status;
      }),
    ),
    caught: ['POST /records/search', /^data of body\.status$/],
  },
  {
    name: 'counts by body ignore filters',
    only: ['follow-ups'],
    wrong: on(
      'POST /follow-ups/counts',
      askingWithBody(() => ({})),
    ),
    caught: ['POST /follow-ups/counts', /^data of body\.\w+$/],
  },
  {
    name: 'channel list misses keywords',
    only: ['channels'],
    wrong: on(
      'GET /channels',
      askingWith((query) => {
        if (query.has('keyword')) query.set('keyword', 'nobody-conf');
      }),
    ),
    caught: ['GET /channels', /^\?keyword=/],
  },
  {
    name: 'global search misses names',
    only: ['search'],
    wrong: on(
      'POST /search',
      askingWithBody((body) => (/^[A-Z]+\d+$/.test(body.text) ? body : { text: 'nobody-conf' }) as Json),
    ),
    caught: ['POST /search', /^body\.text, a part of the name of a project$/],
  },
];
