import { readConfiguration } from './environment'
import { dataFolders } from './folders'
import { typescript } from './portal-processes'
import { loadPorts } from './ports'
import { startPostgres } from './postgres'
import { root } from './root'
import { runCommand } from './run-command'
import { loadSecrets } from './secrets'
import type { Supervisor } from './supervisor'

/**
 * Runs `npm run migrate`.
 * @param args those of prisma/migrate.ts
 */
export async function runMigration(args: string[]) {
  const folders = dataFolders()
  await runCommand({ folders, purpose: 'Northlight', codeWhenInterrupted: 130 }, async (supervisor) => {
    const env = readConfiguration('production')
    env.DATABASE_URL ??= await startOwnDatabase(supervisor)
    const command = [...typescript, 'prisma/migrate.ts', ...args]
    const options = { cwd: root, env, isShown: true }
    const { isSuccess } = await supervisor.start('migrate', process.execPath, command, options).ended
    return isSuccess ? 0 : 1
  })
}

async function startOwnDatabase(supervisor: Supervisor) {
  const { data, postgres: folder } = dataFolders()
  const { postgres: port } = await loadPorts(data, ['postgres'])
  const password = loadSecrets(data).databasePassword
  return (await startPostgres(supervisor, { folder, port, password })).url
}
