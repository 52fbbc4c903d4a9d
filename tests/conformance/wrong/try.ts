import type { Cause } from '../findings/findings';
import { run } from '../run';
import { credentials, freshMock } from './mock-server';
import { proxied } from './proxy';
import type { OtherWay, Way } from './way';

/** Members of the worlds in which ways are tried: few, so that many can be tried. */
const MEMBERS = 60;

const runWith = (fetchIt: ReturnType<typeof freshMock>, { only, isWriting = false }: Pick<Way, 'only' | 'isWriting'>) =>
  run({ origin: 'http://mock.invalid', credentials, only, isWriting, isWritingOnly: isWriting, fetchIt });

/** What a run finds of a server that is wrong in one way. */
export async function tryWay(way: Way) {
  const { causes } = await runWith(proxied(freshMock(MEMBERS), way.wrong), way);
  const [call, where] = way.caught;
  const isCaught = ({ calls, where: at }: Cause) => calls.includes(call) && where.test(at);
  return { causes, line: causes.find(isCaught) };
}

/** What a run finds of a server that is right in another way. */
export async function tryOther(way: OtherWay) {
  const { causes } = await runWith(proxied(freshMock(way.memberCount ?? MEMBERS), way.other), way);
  return causes;
}
