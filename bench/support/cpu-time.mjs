import { readdirSync, readFileSync } from 'node:fs'

/** Linux reports CPU time in this unit on every machine (USER_HZ). */
const ticksPerSecond = 100
/** Positions in /proc/<pid>/stat after the name: parent, times of the process, and of its children that ended. */
const [parent, user, system, endedUser, endedSystem] = [1, 11, 12, 13, 14]

/** Returns the CPU seconds that all threads of a process have used. Reads /proc: Linux only. */
export function cpuSeconds(pid) {
  const fields = readFields(pid)
  return (fields[user] + fields[system]) / ticksPerSecond
}

/** Returns the CPU seconds of a process and its children, also those that ended. Reads /proc: Linux only. */
export function cpuSecondsWithChildren(pid) {
  const fields = readFields(pid)
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return readFields(name)[parent] === pid ? [cpuSeconds(name)] : []
      } catch {
        // It ended since it was listed.
        return []
      }
    })
  const ended = (fields[endedUser] + fields[endedSystem]) / ticksPerSecond
  return cpuSeconds(pid) + ended + children.reduce((sum, seconds) => sum + seconds, 0)
}

function readFields(pid) {
  // The process name in parentheses may contain spaces.
  return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop().split(' ').map(Number)
}
