import type { Fault } from '../fault';
import { askingWith, on } from '../proxy';

/** A list that uses only one of several filter values. */
const takingOne = (path: string, name: string, place: 0 | -1 = 0) =>
  on(
    `GET ${path}`,
    askingWith((query) => {
      const value = query.get(name)?.split(',').at(place);
      if (value !== undefined) query.set(name, value);
    }),
  );

/** Filters that ignore all but one of several values. */
export const severalFaults: readonly Fault[] = [
  {
    name: 'only the first of several values',
    only: ['records'],
    wrong: takingOne('/records', 'severity'),
    caught: ['GET /records', /^\?severity=\w+,\w+$/],
  },
  {
    name: 'only the last of several statuses',
    only: ['follow-ups'],
    wrong: takingOne('/follow-ups', 'status', -1),
    caught: ['GET /follow-ups', /^\?status=\w+,\w+$/],
  },
  {
    name: 'only the first of several ids',
    only: ['reports'],
    wrong: takingOne('/reports', 'projectId'),
    caught: ['GET /reports', /^\?projectId=…,…$/],
  },
  {
    name: 'only the first of several types in a tree',
    only: ['channels'],
    wrong: takingOne('/channels', 'type'),
    caught: ['GET /channels', /^\?type=\w+,\w+$/],
  },
];
