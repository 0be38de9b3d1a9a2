import { readFileSync } from 'node:fs'

/** What Linux counts in, whatever the machine. */
const ticksPerSecond = 100

/** Seconds of processor that a process has taken since it began, all its threads together. Reads /proc: Linux only. */
export function cpuSeconds(pid) {
  // The name, in brackets, may hold blanks; user and system time are the 12th and 13th field after it.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop().split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}
