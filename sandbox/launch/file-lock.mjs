import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { dataFolders } from './folders.mjs'
import { startTimeOf } from './processes.mjs'

/**
 * Does something that only one process of this clone may do at a time; the others wait for their turn.
 * @template T
 * @param {() => Promise<T>} task
 */
export async function withFileLock(name, task) {
  const lock = path.join(dataFolders('demo').data, `${name}.lock`)
  const claimFile = `${lock}.${process.pid}`
  writeFileSync(claimFile, JSON.stringify({ pid: process.pid, start: startTimeOf(process.pid) }))
  try {
    while (!tryLock(claimFile, lock)) await sleep(200)
    return await task()
  } finally {
    if (readHolder(lock)?.pid === process.pid) rmSync(lock, { force: true })
    rmSync(claimFile, { force: true })
  }
}

function tryLock(claimFile, lock) {
  try {
    linkSync(claimFile, lock)
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    const holder = readHolder(lock)
    // Left by a process that was killed.
    if (!holder || startTimeOf(holder.pid) !== holder.start) rmSync(lock, { force: true })
    return false
  }
}

function readHolder(lock) {
  try {
    return JSON.parse(readFileSync(lock, 'utf8'))
  } catch {
    return null
  }
}
