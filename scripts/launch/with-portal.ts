import type { Environment, PortalEnvironment } from './environment'
import { findSandboxedServices, portalEnvironment, readConfiguration } from './environment'
import { dataFolders } from './folders'
import { holderOf, lockOf } from './lock'
import { startSandbox } from './portal-processes'
import { loadPorts, readPorts } from './ports'
import { startPostgres } from './postgres'
import { printError } from './progress'
import { runCommand } from './run-command'
import { loadSecrets } from './secrets'

/**
 * Returns the configuration for a process beside the portal; unless it is complete and names a portal, that of the portal
 * which runs from this folder. Null when that isn't running either.
 */
export function findPortal(): Environment | null {
  const mode = process.env.NODE_ENV === 'development' ? 'development' : 'production'
  const configuration = readConfiguration(mode)
  if (configuration.APP_URL && findSandboxedServices(configuration).length === 0) return configuration
  const { data } = dataFolders()
  const address = holderOf(lockOf(data))?.address
  if (!address) return null
  return portalEnvironment({
    configuration: { APP_URL: address, ...configuration },
    mode,
    port: Number(new URL(address).port),
    ports: readPorts(data),
    secrets: loadSecrets(data),
  })
}

/** Puts the portal's environment into this process. Modules that read it must be imported afterwards. */
export function enterPortal(environment: Environment) {
  Object.assign(process.env, { NODE_ENV: 'production' }, environment)
}

/**
 * Runs a task with the portal's environment, and exits with the code that it returns. Unless the portal runs, starts the
 * database and the sandbox of this folder for it.
 * @param codeOnError the exit code when the task throws or nothing can be started
 */
export async function withPortal({ codeOnError }: { codeOnError: number }, task: () => Promise<number>) {
  const running = findPortal()
  if (running) {
    enterPortal(running)
    const code = await task().catch((error) => {
      printError(error)
      return codeOnError
    })
    process.exit(code)
  }
  const folders = dataFolders()
  const options = { folders, purpose: 'Northlight', codeWhenInterrupted: 130, codeOnError }
  await runCommand(options, async (supervisor) => {
    const configuration = readConfiguration('production')
    const secrets = loadSecrets(folders.data)
    const ports = await loadPorts(folders.data, ['postgres', 'sandbox'])
    const environment: PortalEnvironment = portalEnvironment({
      configuration,
      mode: 'production',
      port: 3000,
      ports,
      secrets,
    })
    if (!configuration.DATABASE_URL) {
      const password = secrets.databasePassword
      await startPostgres(supervisor, { folder: folders.postgres, port: ports.postgres, password })
    }
    if (findSandboxedServices(configuration).length > 0)
      await startSandbox(supervisor, environment, { port: ports.sandbox, folder: folders.sandbox })
    enterPortal(environment)
    return await task()
  })
}
