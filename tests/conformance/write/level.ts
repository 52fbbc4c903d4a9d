import type { Samples } from '../read/samples';
import type { Session } from '../session';
import { checkExports } from './exports';
import { checkImports } from './imports';
import { Ledger } from './ledger';
import { live } from './life/live';
import { lives } from './lives/lives';
import { checkReveals } from './reveal';
import { checkUploads } from './uploads';
import { Writer } from './writer';

/**
 * The write level: each kind of thing lives once, under names of its own. Whatever happens, what was made is put away.
 * @returns what must stay
 */
export async function writeLevel(session: Session, samples: Samples): Promise<string[]> {
  const ledger = new Ledger();
  const writer = new Writer(session, samples, ledger);
  let left: string[];
  try {
    // One after the other: a list that another one writes in at the same time shows nothing.
    for (const life of lives) await live(writer, life);
    await checkUploads(writer);
    await checkReveals(writer);
    await checkExports(writer);
    await checkImports(writer);
  } finally {
    left = await ledger.close();
  }
  return left;
}
