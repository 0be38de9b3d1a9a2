import { hasBuild } from '@/scripts/launch/build'
import { readTestConfiguration } from '@/scripts/launch/environment'
import { dataFolders, emptyDataFolders } from '@/scripts/launch/folders'
import { startPortal } from '@/scripts/launch/portal'
import { startSandbox, startWorker } from '@/scripts/launch/portal-processes'
import { loadPorts, readPorts } from '@/scripts/launch/ports'
import { startPostgres } from '@/scripts/launch/postgres'
import { signalTree } from '@/scripts/launch/processes.mjs'
import { loadSecrets } from '@/scripts/launch/secrets'
import type { Started, Supervisor } from '@/scripts/launch/supervisor'

export type ServiceName = 'server' | 'worker' | 'postgres' | 'sandbox'

export type SoakPortal = Awaited<ReturnType<typeof startSoakPortal>>

/** Where `npm test` builds. Next.js would add any other folder to tsconfig.json, and then build again. */
const ownBuild = '.data/test/next'

export const soakFolders = () => dataFolders('soak')

/** Starts the production build with an empty studio, a worker, its own Postgres and the sandbox, each of which can be killed. */
export async function startSoakPortal(supervisor: Supervisor) {
  const folders = soakFolders()
  emptyDataFolders(folders)
  const portal = await startPortal(supervisor, {
    mode: 'production',
    port: (await loadPorts(folders.data, ['portal'])).portal,
    configuration: { ...readTestConfiguration(), JOBS_IN_SERVER: '0', MESSAGE_MAIL_DELAY_SECONDS: '5' },
    folders,
    findBuildFolder: (hash) => (hasBuild('.next', hash) ? '.next' : ownBuild),
    studio: 'empty',
  })
  const { environment, server, worker, database, sandbox } = portal
  if (!worker || !database || !sandbox) throw new Error('The test configuration starts all services.')
  const services: Record<ServiceName, Started> = { server, worker, postgres: database, sandbox }
  const ports = readPorts<'postgres' | 'sandbox'>(folders.data)

  const starts: Record<ServiceName, () => Promise<Started>> = {
    server: portal.serve,
    worker: async () => startWorker(supervisor, environment),
    postgres: () =>
      startPostgres(supervisor, {
        folder: folders.postgres,
        port: ports.postgres,
        password: loadSecrets(folders.data).databasePassword,
      }),
    sandbox: () => startSandbox(supervisor, environment, { port: ports.sandbox, folder: folders.sandbox }),
  }

  return {
    environment,
    url: environment.APP_URL,
    sandboxUrl: portal.sandboxUrl ?? '',
    databaseUrl: environment.DATABASE_URL,
    pidOf: (name: ServiceName) => services[name].pid ?? 0,
    /** Signals a service with what it started. */
    signal: (name: ServiceName, signal: NodeJS.Signals) => signalTree(services[name].pid ?? 0, signal),
    ended: (name: ServiceName) => services[name].ended,
    async start(name: ServiceName) {
      services[name] = await starts[name]()
    },
  }
}
