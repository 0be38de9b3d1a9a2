import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** Whether a process with this id exists, whoever owns it. */
export function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/**
 * When a process started, as the system words it; null when there is none.
 * Ids are used again and start times are not, so the two together name one process for good.
 */
export function startTimeOf(pid) {
  if (!isAlive(pid)) return null
  const stat = readStat(pid)
  if (!stat) return readWithPs(pid, 'lstart')
  const [state] = stat
  return state === 'Z' ? null : (stat[19] ?? null)
}

/** Signals a whole process group, or the process alone when it leads none. */
export function signalTree(pid, signal) {
  for (const target of [-pid, pid]) {
    try {
      process.kill(target, signal)
      return
    } catch {
      // Not a group, or already gone.
    }
  }
}

/**
 * Ends a process tree: asks its leader with `signal`, waits `timeoutMs` milliseconds at most, and kills what is left.
 * @param {{ pid: number, signal?: NodeJS.Signals, timeoutMs?: number }} tree
 */
export async function terminateTree({ pid, signal = 'SIGTERM', timeoutMs = 5000 }) {
  signalTree(pid, signal)
  const deadline = Date.now() + timeoutMs
  while (startTimeOf(pid) !== null && Date.now() < deadline) await sleep(25)
  signalTree(pid, 'SIGKILL')
}

/** The fields of /proc/<pid>/stat after the name, from the state on; null where there is no /proc, as on macOS. */
function readStat(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return null
  }
}

function readWithPs(pid, column) {
  return spawnSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() || null
}

/** The command line of a process; empty when there is none. */
export function commandLineOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
  } catch {
    return readWithPs(pid, 'command') ?? ''
  }
}
