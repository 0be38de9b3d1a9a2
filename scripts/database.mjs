// `node scripts/database.mjs`: runs a separate development database in .data/database until Ctrl-C. Prints only
// its URL.
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { dataFolders } from './launch/folders.mjs'
import { loadPorts } from './launch/ports.mjs'
import { startPostgres } from './launch/postgres.mjs'
import { loadSecrets } from './launch/secrets.mjs'
import { openSupervisor } from './launch/supervisor.mjs'

const { data } = dataFolders('demo')
const own = path.join(data, 'database')
const folders = { data: own, logs: path.join(own, 'logs') }
for (const folder of [own, folders.logs, path.join(own, 'postgres')]) mkdirSync(folder, { recursive: true })

const supervisor = await openSupervisor(folders, 'The development database').catch(report)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => supervisor.stop())
const { postgres: port } = await loadPorts(own, ['postgres'])
const password = loadSecrets(own).databasePassword
const options = { folder: path.join(own, 'postgres'), port, password }
const database = await startPostgres(supervisor, options).catch(async (error) => {
  await supervisor.stop()
  report(error)
})
supervisor.announce(database.url)
console.log(database.url)
await database.ended

function report(error) {
  console.error(error.message)
  process.exit(1)
}
