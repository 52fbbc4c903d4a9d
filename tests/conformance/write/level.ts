import type { Samples } from '../read/samples';
import type { Session } from '../session';
import { checkAttempts } from './attempts';
import { checkExports } from './exports';
import { checkImports } from './imports';
import { Ledger } from './ledger';
import { checkOtherJobs } from './other-jobs';
import { checkReveals } from './reveal';
import { scenarios } from './scenarios/scenarios';
import { live } from './steps/run-scenario';
import { checkUploads } from './uploads';
import { Writer } from './writer';

/**
 * The write level: each kind of thing lives once, under names of its own. Whatever happens, what was made is put away.
 * @param left takes what must stay, also when the run is stopped
 * @throws Interrupted once it is
 */
export async function writeLevel(session: Session, samples: Samples, left: string[]) {
  const ledger = new Ledger();
  const writer = new Writer(session, samples, ledger);
  try {
    // One after the other: a list that another one writes in at the same time shows nothing.
    for (const life of scenarios)
      await session.check(`life of ${'check' in life ? life.call : life.path}`, () => live(writer, life));
    await session.check('uploads', () => checkUploads(writer));
    await session.check('reveals', () => checkReveals(writer));
    await session.check('exports', () => checkExports(writer));
    await session.check('imports', () => checkImports(writer));
    await session.check('other jobs', () => checkOtherJobs(writer));
    await session.check('wrong passwords', () => checkAttempts(writer));
  } finally {
    // Also after a stop, which is no reason to leave anything behind.
    writer.isCleaning = true;
    left.push(...(await ledger.close()));
  }
}
