import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { dataFolders } from './folders.mjs'
import { findFreePort } from './ports.mjs'
import { ensureDatabase, startPostgres } from './postgres.mjs'
import { removePostgresData } from './postgres-location.mjs'
import { startTimeOf, terminateTree } from './processes.mjs'
import { openSupervisor } from './supervisor.mjs'

/**
 * Starts a Postgres for one test run. Any number of runs can have one at the same time.
 * @returns {Promise<{ urlOf(database: string): string, createDatabase(name: string): Promise<string>, stop():
 * Promise<void> }>}
 */
export async function openTestDatabase() {
  const runs = path.join(dataFolders('test').data, 'runs')
  mkdirSync(runs, { recursive: true })
  await removeAbandonedRuns(runs)
  const data = path.join(runs, `${process.pid}-${randomBytes(4).toString('hex')}`)
  const folders = { data, logs: path.join(data, 'logs'), postgres: path.join(data, 'postgres') }
  for (const folder of Object.values(folders)) mkdirSync(folder, { recursive: true })
  const supervisor = await openSupervisor(folders, 'This test run')
  const password = randomBytes(24).toString('base64url')
  const place = { folder: folders.postgres, port: await findFreePort(), password, isVolatile: true }
  const server = await startPostgres(supervisor, place).catch(async (error) => {
    await supervisor.stop()
    throw error
  })
  return {
    urlOf: server.urlOf,
    async createDatabase(name) {
      await ensureDatabase(server.urlOf('postgres'), name)
      return server.urlOf(name)
    },
    async stop() {
      await supervisor.stop()
      removeRun(data)
    },
  }
}

/** Removes the data and processes that killed runs left behind. */
async function removeAbandonedRuns(runs) {
  for (const name of readdirSync(runs)) {
    const data = path.join(runs, name)
    const starter = Number.parseInt(name, 10)
    const record = path.join(data, 'running.json')
    if (!existsSync(record)) {
      if (startTimeOf(starter) === null) removeRun(data)
      continue
    }
    const { launcher, trees } = JSON.parse(readFileSync(record, 'utf8'))
    if (startTimeOf(launcher.pid) === launcher.start) continue
    for (const tree of trees) if (startTimeOf(tree.pid) === tree.start) await terminateTree(tree)
    removeRun(data)
  }
}

function removeRun(data) {
  removePostgresData(path.join(data, 'postgres'))
  rmSync(data, { recursive: true, force: true })
}
