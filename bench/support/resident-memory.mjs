import { readFileSync } from 'node:fs'

const everyMs = 250

/**
 * Samples a process's resident memory in bytes until `stop` is called. Reads /proc: Linux only.
 * @param {number} pid
 */
export function watchMemory(pid) {
  const before = residentBytes(pid)
  let peak = before
  const timer = setInterval(() => {
    peak = Math.max(peak, residentBytes(pid))
  }, everyMs)
  return {
    stop() {
      clearInterval(timer)
      return { before, peak, after: residentBytes(pid) }
    },
  }
}

/** Returns a process's resident memory. Reads /proc: Linux only. */
export function residentBytes(pid) {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}
