import { readdirSync, readFileSync } from 'node:fs';

/** The clock of Linux' process table, per second; the same on all its common builds. */
const TICKS = 100;

function getTicks(process: string, group: number) {
  try {
    const stat = readFileSync(`/proc/${process}/stat`, 'utf8');
    // The name comes second, in brackets, and may itself hold blanks: what counts begins after it, with the third field.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [user = 0, system = 0, userOfEnded = 0, systemOfEnded = 0] = fields.slice(11, 15);
    return fields[2] === group ? user + system + userOfEnded + systemOfEnded : 0;
  } catch {
    // It has ended since the folder was read, and its parent has its time.
    return 0;
  }
}

/** Processor seconds that a group of processes has taken until now, with those of its processes that have ended. */
export function processorSeconds(group: number) {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return processes.reduce((sum, process) => sum + getTicks(process, group), 0) / TICKS;
}
