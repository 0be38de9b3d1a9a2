import { readFileSync } from 'node:fs'

/** Linux reports CPU time in this unit on every machine (USER_HZ). */
const ticksPerSecond = 100

/** Returns the CPU seconds that all threads of a process have used. Reads /proc: Linux only. */
export function cpuSeconds(pid) {
  // The process name in parentheses may contain spaces; user and system time are the 12th and 13th field after it.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop().split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}
