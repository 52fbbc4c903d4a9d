import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks per second in /proc; 100 on all common Linux builds. */
const TICKS = 100;

function getTicks(process: string, group: number) {
  try {
    const stat = readFileSync(`/proc/${process}/stat`, 'utf8');
    // The second field is the name in parentheses, which may contain spaces; parsing starts with the third field.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [user = 0, system = 0, userOfEnded = 0, systemOfEnded = 0] = fields.slice(11, 15);
    return fields[2] === group ? user + system + userOfEnded + systemOfEnded : 0;
  } catch {
    // The process has ended since the folder was read; its time counts for its parent.
    return 0;
  }
}

/** CPU seconds that a process group has used so far, including its ended processes. */
export function processorSeconds(group: number) {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return processes.reduce((sum, process) => sum + getTicks(process, group), 0) / TICKS;
}
