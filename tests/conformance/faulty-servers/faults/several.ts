import type { Fault } from '../fault';
import { askingWith, on } from '../proxy';

/** A list that of several values of a filter takes one alone. */
const takingOne = (path: string, name: string, place: 0 | -1 = 0) =>
  on(
    `GET ${path}`,
    askingWith((query) => {
      const value = query.get(name)?.split(',').at(place);
      if (value !== undefined) query.set(name, value);
    }),
  );

/** Filters that do not take several values. */
export const severalFaults: readonly Fault[] = [
  {
    name: 'of several values of a filter the first one alone',
    only: ['records'],
    wrong: takingOne('/records', 'severity'),
    caught: ['GET /records', /^\?severity=\w+,\w+$/],
  },
  {
    name: 'of several states the last one alone',
    only: ['follow-ups'],
    wrong: takingOne('/follow-ups', 'status', -1),
    caught: ['GET /follow-ups', /^\?status=\w+,\w+$/],
  },
  {
    name: 'of several ids the first one alone',
    only: ['reports'],
    wrong: takingOne('/reports', 'projectId'),
    caught: ['GET /reports', /^\?projectId=…,…$/],
  },
  {
    name: 'of several types of a tree the first one alone',
    only: ['channels'],
    wrong: takingOne('/channels', 'type'),
    caught: ['GET /channels', /^\?type=\w+,\w+$/],
  },
];
