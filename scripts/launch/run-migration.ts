import { printMigration } from '@/prisma/print-migration'
import { migrate } from '@/scripts/deploy/migrate-database'
import { readConfiguration } from './environment'
import { dataFolders } from './folders'
import { LaunchError } from './launch-error'
import { loadPorts } from './ports'
import { ensureDatabase, startPostgres } from './postgres'
import { runCommand } from './run-command'
import { loadSecrets } from './secrets'
import type { Supervisor } from './supervisor'
import { openTestDatabase } from './test-database'

/** Runs `npm run migrate`. */
export async function runMigration([command]: string[]) {
  const folders = dataFolders()
  await runCommand({ folders, purpose: 'Northlight', codeWhenInterrupted: 130 }, async (supervisor) => {
    if (command === 'diff') {
      process.stdout.write(await printNextMigration())
      return 0
    }
    const url = readConfiguration('production').DATABASE_URL ?? (await startOwnDatabase(supervisor))
    const outcome = await migrate(url).catch((error) => {
      throw new LaunchError(error instanceof Error ? error.message : String(error))
    })
    console.log(outcome)
    return 0
  })
}

/** Compares in a Postgres of its own, so that no database is touched. */
async function printNextMigration(): Promise<string> {
  const { urlOf, stop } = await openTestDatabase()
  try {
    for (const name of ['migrated', 'written']) await ensureDatabase(urlOf('postgres'), name)
    return await printMigration(urlOf('migrated'), urlOf('written'))
  } finally {
    await stop()
  }
}

async function startOwnDatabase(supervisor: Supervisor) {
  const { data, postgres: folder } = dataFolders()
  const { postgres: port } = await loadPorts(data, ['postgres'])
  const password = loadSecrets(data).databasePassword
  return (await startPostgres(supervisor, { folder, port, password })).url
}
