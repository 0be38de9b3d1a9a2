import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** Returns whether a process exists, whoever owns it. */
export function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/**
 * Returns a process's start time as the operating system reports it, or null when it isn't running. Process ids are
 * reused, so an id and a start time together identify a process.
 */
export function startTimeOf(pid) {
  if (!isAlive(pid)) return null
  const stat = readStat(pid)
  if (!stat) return readWithPs(pid, 'lstart')
  const [state] = stat
  return state === 'Z' ? null : (stat[19] ?? null)
}

/** Signals a whole process group, or only the process when it doesn't lead a group. */
export function signalTree(pid, signal) {
  for (const target of [-pid, pid]) {
    try {
      process.kill(target, signal)
      return
    } catch {
      // Not a process group, or it has already exited.
    }
  }
}

/**
 * Stops a process tree: sends `signal` to the group, waits up to `timeoutMs`, then kills what is left.
 * @param {{ pid: number, signal?: NodeJS.Signals, timeoutMs?: number }} tree
 */
export async function terminateTree({ pid, signal = 'SIGTERM', timeoutMs = 5000 }) {
  signalTree(pid, signal)
  const deadline = Date.now() + timeoutMs
  while (startTimeOf(pid) !== null && Date.now() < deadline) await sleep(25)
  signalTree(pid, 'SIGKILL')
}

/** Returns the fields of /proc/<pid>/stat from the state on, or null on systems without /proc such as macOS. */
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

/** Returns a process's command line, or an empty string when it isn't running. */
export function commandLineOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
  } catch {
    return readWithPs(pid, 'command') ?? ''
  }
}
