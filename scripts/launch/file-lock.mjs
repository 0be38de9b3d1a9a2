import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { dataFolders } from './folders.mjs'
import { startTimeOf } from './processes.mjs'

/**
 * Runs a task that only one process per repository may run at a time; others wait for the lock.
 * @template T
 * @param {string} name
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
    // The holder was killed.
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
