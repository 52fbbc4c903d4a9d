import type { Cause } from '../findings/findings';
import { run } from '../run';
import type { Fault, Variant } from './fault';
import { credentials, freshMock } from './mock-server';
import { proxied } from './proxy';

/** Members of the mock's world: few, so that each run is fast. */
const MEMBERS = 60;

const runWith = (
  fetchIt: ReturnType<typeof freshMock>,
  { only, isWriting = false }: Pick<Fault, 'only' | 'isWriting'>,
) => run({ origin: 'http://mock.invalid', credentials, only, isWriting, isWritingOnly: isWriting, fetchIt });

/** Runs the check against a faulty server. `line` is the expected finding, undefined if it was not found. */
export async function tryFault(way: Fault) {
  const { causes } = await runWith(proxied(freshMock(MEMBERS), way.wrong), way);
  const [call, where] = way.caught;
  const isCaught = ({ calls, where: at }: Cause) => calls.includes(call) && where.test(at);
  return { causes, line: causes.find(isCaught) };
}

/** Runs the check against a conforming variant. @returns all findings */
export async function tryVariant(way: Variant) {
  const { causes } = await runWith(proxied(freshMock(way.memberCount ?? MEMBERS), way.other), way);
  return causes;
}
