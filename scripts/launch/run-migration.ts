import { readConfiguration } from './environment'
import { dataFolders } from './folders'
import { loadPorts } from './ports'
import { startPostgres } from './postgres'
import { printError } from './progress'
import { root } from './root'
import { loadSecrets } from './secrets'
import { openSupervisor, type Supervisor } from './supervisor'

/**
 * Runs `npm run db:migrate`.
 * @param args those of prisma/migrate.ts
 */
export async function runMigration(args: string[]) {
  let supervisor: Supervisor | undefined
  try {
    const folders = dataFolders()
    supervisor = await openSupervisor(folders, 'Northlight')
    supervisor.stopOnSignals(130)
    const env = readConfiguration('production')
    env.DATABASE_URL ??= await startOwnDatabase(supervisor)
    const command = ['--conditions=react-server', '--import', 'tsx', 'prisma/migrate.ts', ...args]
    const options = { cwd: root, env, isShown: true }
    const { isSuccess } = await supervisor.start('migrate', process.execPath, command, options).ended
    await supervisor.stop()
    process.exit(isSuccess ? 0 : 1)
  } catch (error) {
    if (supervisor?.isStopping()) return
    printError(error)
    await supervisor?.stop()
    process.exit(1)
  }
}

async function startOwnDatabase(supervisor: Supervisor) {
  const { data, postgres: folder } = dataFolders()
  const { postgres: port } = await loadPorts(data, ['postgres'])
  const password = loadSecrets(data).databasePassword
  return (await startPostgres(supervisor, { folder, port, password })).url
}
