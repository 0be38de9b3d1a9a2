// Plain JavaScript, because the watchdog runs without a loader for TypeScript.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

export function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

export function startTimeOf(pid) {
  if (!isAlive(pid)) return null
  const stat = readProc(pid, 'stat')
  if (stat === null) return readWithPs(pid, 'lstart')
  const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return state === 'Z' ? null : (fields[18] ?? null)
}

export function commandLineOf(pid) {
  return readProc(pid, 'cmdline')?.replaceAll('\0', ' ').trim() ?? readWithPs(pid, 'command') ?? ''
}

/** Returns null on systems without /proc, such as macOS. */
function readProc(pid, name) {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    return null
  }
}

function readWithPs(pid, column) {
  return spawnSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() || null
}

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

export async function terminateTree({ pid, signal = 'SIGTERM', timeoutMs = 5000 }) {
  signalTree(pid, signal)
  const deadline = Date.now() + timeoutMs
  while (startTimeOf(pid) !== null && Date.now() < deadline) await sleep(25)
  signalTree(pid, 'SIGKILL')
}
