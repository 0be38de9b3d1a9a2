import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { dataFolders } from './folders.mjs'
import { startOf } from './processes.mjs'

/**
 * Does something that only one process of this clone may do at a time; the others wait for their turn.
 * @template T
 * @param {() => Promise<T>} work
 */
export async function takeTurn(name, work) {
  const lock = path.join(dataFolders('demo').data, `${name}.lock`)
  const claim = `${lock}.${process.pid}`
  writeFileSync(claim, JSON.stringify({ pid: process.pid, start: startOf(process.pid) }))
  try {
    while (!seize(claim, lock)) await sleep(200)
    return await work()
  } finally {
    if (holderOf(lock)?.pid === process.pid) rmSync(lock, { force: true })
    rmSync(claim, { force: true })
  }
}

function seize(claim, lock) {
  try {
    linkSync(claim, lock)
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    const holder = holderOf(lock)
    // Left by a process that was killed.
    if (!holder || startOf(holder.pid) !== holder.start) rmSync(lock, { force: true })
    return false
  }
}

function holderOf(lock) {
  try {
    return JSON.parse(readFileSync(lock, 'utf8'))
  } catch {
    return null
  }
}
