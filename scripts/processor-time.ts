import { readFileSync } from 'node:fs';

/**
 * Seconds that the processor has worked for the children which this process has waited for, and for theirs; null where the
 * system does not tell. Unlike the time that passes it does not depend on what else the machine does.
 */
export function processorSeconds(): number | null {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8');
    // The program's name may contain spaces. After it cutime and cstime are the 14th and 15th, in hundredths (proc_pid_stat(5)).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[13]) + Number(fields[14])) / 100;
  } catch {
    return null;
  }
}
