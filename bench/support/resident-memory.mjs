import { readFileSync } from 'node:fs'

const everyMs = 250

/**
 * Samples how much memory a process holds, in bytes, from now until asked to stop. Reads /proc: Linux only.
 * @param {number} pid
 */
export function watchMemory(pid) {
  const before = residentBytes(pid)
  let most = before
  const timer = setInterval(() => {
    most = Math.max(most, residentBytes(pid))
  }, everyMs)
  return {
    stop() {
      clearInterval(timer)
      return { before, most, after: residentBytes(pid) }
    },
  }
}

function residentBytes(pid) {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}
