import type { Fault } from '../fault';
import { aside, askingWithBody, doingNothing, type Json, on, sayingOnSuccess, type Wrong } from '../proxy';

const base = { only: ['hotwords'], isWriting: true } as const;
const [create, update, restore] = ['POST /hotwords', 'PUT /hotwords/:id', 'POST /hotwords/:id/restore'];

/** Accepts a duplicate word by saving it under another word. @param isMeant selects the words to which this applies */
const underAnotherWord =
  (isMeant: (word: string) => boolean): Wrong =>
  async (passing, next) => {
    const answer = await next(passing.request.clone());
    const word = String((passing.body as Json)?.word);
    const { data } = (await answer.clone().json()) as Json;
    if (!data?.fieldErrors?.word || !isMeant(word) || [...word].length > 12) return answer;
    const other = askingWithBody((body) => ({ ...body, word: `${word.slice(0, 10)}ß` }));
    return other(passing, next);
  };

const isOwn = (word: string) => word.startsWith('conf-');
const isSpelledOtherwise = (word: string) => isOwn(word.normalize('NFKC').toLowerCase()) && !isOwn(word);

/** Drops an end that is before the beginning. */
const withoutEnd = askingWithBody((body) => (body.validFrom > body.validTo ? { ...body, validTo: null } : body));

/** Faults that only two rows, or two fields of a row, can reveal. */
export const clashFaults: readonly Fault[] = [
  {
    name: 'duplicate name accepted on update',
    ...base,
    wrong: on(update, underAnotherWord(isOwn)),
    caught: [update, /^body\.word of another one$/],
  },
  {
    name: 'duplicate name in other case and width accepted on create',
    ...base,
    wrong: on(create, underAnotherWord(isSpelledOtherwise)),
    caught: [create, /^body\.word of another one, in other case and width$/],
  },
  {
    name: 'duplicate name in other case and width accepted on update',
    ...base,
    wrong: on(update, underAnotherWord(isSpelledOtherwise)),
    caught: [update, /^body\.word of another one, in other case and width$/],
  },
  {
    name: 'restore despite a duplicate name',
    ...base,
    wrong: on(restore, async (passing, next) => {
      const answer = await next(passing.request.clone());
      if (answer.status !== 403) return answer;
      const { list } = await aside(passing, next, '/hotwords?keyword=conf-');
      return doingNothing(async () => ({ ...list[0], id: passing.path.split('/')[2] }))(passing, next);
    }),
    caught: [restore, /^of one whose word is taken by now$/],
  },
  {
    name: 'restore that is refused but done',
    only: ['hotwords'],
    isWriting: true,
    wrong: (() => {
      const back = new Map<string, Json>();
      return async (passing, next) => {
        const answer = await next(passing.request.clone());
        const id = passing.path.split('/')[2] ?? '';
        if (passing.path.endsWith('/restore') && answer.status === 403) {
          const { list } = await aside(passing, next, '/hotwords?keyword=conf-');
          back.set(id, { ...list[0], id });
        }
        if (passing.method !== 'GET' || answer.status !== 404 || !back.has(id)) return answer;
        return doingNothing(async () => back.get(id))(passing, next);
      };
    })(),
    caught: ['GET /hotwords/:id', /^of what was not brought back$/],
  },
  {
    name: 'end before beginning accepted on create',
    ...base,
    wrong: on(create, withoutEnd),
    caught: [create, /^body\.validTo before body\.validFrom$/],
  },
  {
    name: 'end before beginning accepted on update',
    ...base,
    wrong: on(update, withoutEnd),
    caught: [update, /^body\.validTo before body\.validFrom$/],
  },
  {
    name: 'cost period with reversed days accepted',
    only: ['channels'],
    isWriting: true,
    wrong: on(
      'POST /channels',
      askingWithBody((body) => (body.costs?.[0]?.from > body.costs?.[0]?.to ? { ...body, costs: [] } : body)),
    ),
    caught: ['POST /channels', /^body\.costs that end before they begin$/],
  },
  {
    name: 'reversed age range accepted',
    only: ['projects'],
    isWriting: true,
    wrong: on(
      'POST /projects',
      askingWithBody((body) => (body.minAge > body.maxAge && body.maxAge > 1 ? { ...body, maxAge: null } : body)),
    ),
    caught: ['POST /projects', /^body\.maxAge before body\.minAge$/],
  },
  {
    name: 'bulk action counts a duplicate id twice',
    ...base,
    wrong: on(
      'POST /hotwords/bulk',
      sayingOnSuccess(({ data }, { body }) => {
        const [first, second] = (body as Json).ids;
        if (first === second) data.failed = [{ id: first, label: 'conf', reason: 'conf' }];
      }),
    ),
    caught: ['POST /hotwords/bulk', /^data of an id twice$/],
  },
];
