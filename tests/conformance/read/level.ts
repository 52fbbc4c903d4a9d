import { paramsOf } from '../api/contract';
import type { Session } from '../session';
import { checkAccess } from './access';
import { checkCounts } from './counts';
import { checkFilters } from './filters';
import { checkOwnerWords } from './owner-words';
import { checkPaging, type Listing } from './pages';
import { checkPosts } from './posts';
import { isList } from './query';
import { collectSamples, queriesFor, type Samples } from './samples';
import { checkSearches } from './searches';
import { checkReads } from './single';
import { checkSorts } from './sorts';
import { checkTwins } from './twins';

/** All lists, each with its first known path parameter and query. */
function listings(session: Session, samples: Samples): Listing[] {
  return session.contract.calls
    .filter((call) => session.isMeant(call) && isList(call.endpoint))
    .flatMap((call) => {
      const [params] = samples.paramsFor(call, 1);
      const [query] = queriesFor(call, samples);
      return params && query && paramsOf(call.endpoint).length <= 1 ? [{ call, params, query }] : [];
    });
}

/** Runs the read level: all checks that change nothing. */
export async function readLevel(session: Session, samples: Samples) {
  await session.check('samples of each list', () => collectSamples(session, samples));
  await session.check('reads', () => checkReads(session, samples));
  await Promise.all([
    session.check('access', () => checkAccess(session)),
    session.check('filters in a body', () => checkTwins(session)),
    session.check('reads by POST', () => checkPosts(session, samples)),
    session.check('counts', () => checkCounts(session, samples)),
    session.check('searches', () => checkSearches(session, samples)),
    ...listings(session, samples).map(async (listing) => {
      const { name } = listing.call;
      await session.check(`pages of ${name}`, () => checkPaging(session, listing));
      await session.check(`orders of ${name}`, () => checkSorts(session, listing));
      await session.check(`filters of ${name}`, () =>
        checkFilters(session, listing, samples.rows(listing.call.endpoint.path)),
      );
      await session.check(`owners of ${name}`, () => checkOwnerWords(session, listing));
    }),
  ]);
}
