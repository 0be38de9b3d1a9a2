import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { dataFolders, removeDataFolders } from './folders'
import { loadPorts } from './ports'
import { startPostgres } from './postgres'
import { startTimeOf } from './processes.mjs'
import { root } from './root'
import { loadSecrets } from './secrets'
import { openSupervisor } from './supervisor'

const runs = 'test/runs'

/** Starts a Postgres for one test run. Any number of runs can have one at the same time. */
export async function openTestDatabase() {
  removeAbandonedRuns()
  const folders = dataFolders(`${runs}/${process.pid}-${randomBytes(4).toString('hex')}`)
  const supervisor = await openSupervisor(folders, 'This test run')
  const stop = async () => {
    await supervisor.stop()
    removeDataFolders(folders)
  }
  try {
    const { postgres: port } = await loadPorts(folders.data, ['postgres'])
    const password = loadSecrets(folders.data).databasePassword
    const { urlOf } = await startPostgres(supervisor, {
      folder: folders.postgres,
      port,
      password,
      isVolatile: true,
      isInMemory: true,
    })
    return { urlOf, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Removes the data that killed runs left behind. */
function removeAbandonedRuns() {
  const folder = path.join(root, '.data', runs)
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) {
    if (startTimeOf(Number.parseInt(name, 10)) === null) removeDataFolders(dataFolders(`${runs}/${name}`))
  }
}
