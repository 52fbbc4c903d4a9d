import type { Cause } from '../findings/findings';
import { run } from '../run';
import type { Fault, Variant } from './fault';
import { credentials, freshMock } from './mock-server';
import { proxied } from './proxy';

/** Members of the worlds in which ways are tried: few, so that many can be tried. */
const MEMBERS = 60;

const runWith = (
  fetchIt: ReturnType<typeof freshMock>,
  { only, isWriting = false }: Pick<Fault, 'only' | 'isWriting'>,
) => run({ origin: 'http://mock.invalid', credentials, only, isWriting, isWritingOnly: isWriting, fetchIt });

/** What a run finds of a server that is wrong in one way. */
export async function tryFault(way: Fault) {
  const { causes } = await runWith(proxied(freshMock(MEMBERS), way.wrong), way);
  const [call, where] = way.caught;
  const isCaught = ({ calls, where: at }: Cause) => calls.includes(call) && where.test(at);
  return { causes, line: causes.find(isCaught) };
}

/** What a run finds of a server that is right in another way. */
export async function tryVariant(way: Variant) {
  const { causes } = await runWith(proxied(freshMock(way.memberCount ?? MEMBERS), way.other), way);
  return causes;
}
