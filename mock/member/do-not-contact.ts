import type { DoNotContact } from '../../src/contract/member';
import { businessDay } from '../clock';
import type { MemberRow } from './fixtures';

/** Current contact restriction of a member at `now` (milliseconds); it ends after its last day (docs/domain.md 6.1). */
export function getDoNotContactAt(
  member: Pick<MemberRow, 'doNotContact'> | undefined,
  now: number,
): DoNotContact | null {
  const said = member?.doNotContact ?? null;
  return said?.until && said.until < businessDay(now) ? null : said;
}
