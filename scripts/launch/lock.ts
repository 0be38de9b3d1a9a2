import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startTimeOf } from './processes.mjs'

type Holder = { pid: number; start: string | null; address?: string }

/** Returns the lock held by what runs with this data folder. */
export const lockOf = (dataFolder: string) => path.join(dataFolder, 'running.json')

const self = (): Holder => ({ pid: process.pid, start: startTimeOf(process.pid) })

/** Takes a lock, which its holder's death releases. Returns null, or who holds it. */
export function tryLock(file: string): Holder | null {
  const claim = `${file}.${process.pid}`
  writeFileSync(claim, JSON.stringify(self()))
  try {
    for (;;) {
      const holder = holderOf(file)
      if (holder) return holder
      rmSync(file, { force: true })
      if (tryLink(claim, file)) return null
    }
  } finally {
    rmSync(claim)
  }
}

/** Returns the running process that holds a lock. */
export function holderOf(file: string): Holder | null {
  try {
    const holder = JSON.parse(readFileSync(file, 'utf8')) as Holder
    return startTimeOf(holder.pid) === holder.start ? holder : null
  } catch {
    // There is none, or a crash truncated it.
    return null
  }
}

/** Adds the address to a lock that this process holds. */
export function announceAddress(file: string, address: string) {
  writeFileSync(`${file}.${process.pid}`, JSON.stringify({ ...self(), address }))
  renameSync(`${file}.${process.pid}`, file)
}

/** Runs a task that only one process may run at a time; others wait. */
export async function withLock<T>(file: string, task: () => Promise<T>): Promise<T> {
  while (tryLock(file)) await sleep(200)
  try {
    return await task()
  } finally {
    rmSync(file, { force: true })
  }
}

/** Unlike a rename, a link never replaces a file: of two processes that start at once, one fails. */
function tryLink(from: string, to: string) {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}
