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
 * Runs the write level: all scenarios and the other checks that write. Always cleans up what it has created.
 * @param left receives the names of what stays, even if the run is stopped
 * @throws Interrupted once the run is stopped
 */
export async function writeLevel(session: Session, samples: Samples, left: string[]) {
  const ledger = new Ledger();
  const writer = new Writer(session, samples, ledger);
  try {
    // One after the other, because parallel writes would change the lists that a scenario checks.
    for (const life of scenarios)
      await session.check(`life of ${'check' in life ? life.call : life.path}`, () => live(writer, life));
    await session.check('uploads', () => checkUploads(writer));
    await session.check('reveals', () => checkReveals(writer));
    await session.check('exports', () => checkExports(writer));
    await session.check('imports', () => checkImports(writer));
    await session.check('other jobs', () => checkOtherJobs(writer));
    await session.check('wrong passwords', () => checkAttempts(writer));
  } finally {
    // Cleans up even after a stop.
    writer.isCleaning = true;
    left.push(...(await ledger.close()));
  }
}
