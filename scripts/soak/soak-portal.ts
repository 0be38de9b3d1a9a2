import { setTimeout as sleep } from 'node:timers/promises'
import { hasBuild } from '@/scripts/launch/build'
import { readTestConfiguration } from '@/scripts/launch/environment'
import { dataFolders, emptyDataFolders } from '@/scripts/launch/folders'
import { startPortal } from '@/scripts/launch/portal'
import { startSandbox, startWorker } from '@/scripts/launch/portal-processes'
import { loadPorts, readPorts } from '@/scripts/launch/ports'
import { startPostgres, withClient } from '@/scripts/launch/postgres'
import { signalTree } from '@/scripts/launch/processes.mjs'
import { loadSecrets } from '@/scripts/launch/secrets'
import type { Started, Supervisor } from '@/scripts/launch/supervisor'

export type ServiceName = 'server' | 'worker' | 'postgres' | 'sandbox'

export type SoakPortal = Awaited<ReturnType<typeof startSoakPortal>>

export const serviceNames: ServiceName[] = ['server', 'worker', 'postgres', 'sandbox']

/** How long a service that ended stays down. */
const downMs = 1_500

/** Where `npm test` builds. Next.js would add any other folder to tsconfig.json, and then build again. */
const ownBuild = '.data/test/next'

export const soakFolders = () => dataFolders('soak')

/**
 * Starts the production build with an empty studio, a worker, its own Postgres and the sandbox. Starts each of them again
 * whenever it ends, as systemd and Docker do, until `letEnd` is called.
 */
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
  // Without an owner, nobody confirms what the studio offers.
  await withClient(environment.DATABASE_URL, (client) => client.query('update services set active = true'))
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

  let mayEnd = false
  async function restartAtEnd(name: ServiceName) {
    for (;;) {
      await services[name].ended
      await sleep(downMs)
      if (mayEnd) return
      try {
        services[name] = await starts[name]()
      } catch {
        // What it needs is down too: it is started again until it succeeds.
      }
    }
  }
  for (const name of serviceNames) void restartAtEnd(name)

  return {
    environment,
    url: environment.APP_URL,
    sandboxUrl: portal.sandboxUrl ?? '',
    databaseUrl: environment.DATABASE_URL,
    pidOf: (name: ServiceName) => services[name].pid ?? 0,
    /** Signals a service with what it started. */
    signal: (name: ServiceName, signal: NodeJS.Signals) => signalTree(services[name].pid ?? 0, signal),
    ended: (name: ServiceName) => services[name].ended,
    /** Waits until another process than this one runs the service. */
    async restarted(name: ServiceName, pid: number) {
      while (services[name].pid === pid) await sleep(100)
    },
    letEnd() {
      mayEnd = true
    },
  }
}
