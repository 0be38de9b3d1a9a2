import { setImmediate } from 'node:timers/promises'
import { isMigrated } from '@/prisma/is-migrated'
import { buildPortal, hasBuild, hashBuild } from './build'
import { findDemoOwner, hasAccounts, isSeedUnfinished, readStudio, seedDemo } from './demo-seed'
import {
  type Environment,
  findSandboxedServices,
  isDemo,
  type Mode,
  type PortalEnvironment,
  portalEnvironment,
  runsJobsInServer,
} from './environment'
import type { DataFolders } from './folders'
import { generateClient } from './generate-client'
import { LaunchError } from './launch-error'
import { servePortal, startSandbox, startWorker } from './portal-processes'
import { loadPorts } from './ports'
import { type Database, dropDatabase, ensureDatabase, startPostgres } from './postgres'
import { runStep } from './progress'
import { loadSecrets } from './secrets'
import type { Started, Supervisor } from './supervisor'
import type { Studio } from './welcome'

export type Portal = {
  environment: PortalEnvironment
  studio: Studio
  /** Null when no service uses the sandbox. */
  sandboxUrl: string | null
  /** Null when the user's own database is used. */
  database: Database | null
  sandbox: Started | null
  /** Null when the server runs the jobs itself. */
  worker: Started | null
  server: Started
  buildFolder: string
  /** Starts the server again after it exited. */
  serve(): Promise<Started>
}

type PortalOptions = {
  mode: Mode
  port: number
  configuration: Environment
  folders: DataFolders
  /** Returns where the build with this hash of its sources is, or goes. */
  findBuildFolder?: (hash: string) => string
  /** Doesn't wait for the disk, and seeds small pictures, for a studio that is discarded. */
  isVolatile?: boolean
  /** Whether to migrate the database and seed a demo's, only migrate it, or use it as it is. */
  studio?: 'demo' | 'empty' | 'existing'
}

/**
 * Starts the whole portal: database client, database, sandbox, migration, demo seed, build and server, in parallel where
 * possible. The packages must be installed.
 */
export async function startPortal(supervisor: Supervisor, options: PortalOptions): Promise<Portal> {
  const { mode, port, configuration, folders, isVolatile = false, studio = 'demo' } = options
  const secrets = loadSecrets(folders.data)
  const ports = await loadPorts(folders.data, ['postgres', 'sandbox'])
  const sandboxed = findSandboxedServices(configuration)
  const environment = portalEnvironment({ configuration, mode, port, ports, secrets })
  const hasDemo = isDemo(configuration) && studio !== 'empty'
  const generatingClient = generateClient(supervisor)
  const openingSandbox = openSandbox()
  const [sandbox, served] = await allOrFirstError([openingSandbox, servePrepared()])
  return { environment, sandboxUrl: sandbox ? `http://localhost:${ports.sandbox}` : null, sandbox, ...served }

  /** Starts the portal once its database and build are ready. It doesn't need the sandbox yet; only the seed does. */
  async function servePrepared() {
    const [database, buildFolder] = await allOrFirstError([openStudio(), build()])
    const serve = () => servePortal(supervisor, environment, { mode, port, buildFolder })
    return {
      database,
      studio: await readStudio(environment.DATABASE_URL),
      worker: runsJobsInServer(configuration) ? null : startWorker(supervisor, environment),
      server: await runStep('Starting the portal', serve),
      buildFolder,
      serve,
    }
  }

  async function openStudio() {
    const database = await openDatabase()
    if (!hasDemo) return database
    if (studio === 'demo') await seed()
    const owner = environment.OWNER_EMAIL ?? (await findDemoOwner(environment.DATABASE_URL))
    if (owner) environment.OWNER_EMAIL = owner
    return database
  }

  async function seed() {
    if (await isSeedUnfinished(environment.DATABASE_URL)) {
      throw new LaunchError(
        'The demo seed of this database was interrupted. Empty the database and start again.',
      )
    }
    if (await hasAccounts(environment.DATABASE_URL)) return
    await Promise.all([openingSandbox, generatingClient])
    await runStep('Seeding the demo studio', () =>
      seedDemo(supervisor, environment, { hasSmallPictures: isVolatile }),
    )
  }

  async function openDatabase() {
    const database = configuration.DATABASE_URL
      ? null
      : await runStep('Starting the database', startOwnDatabase)
    if (studio !== 'existing' && !(await isMigrated(environment.DATABASE_URL))) {
      await runStep('Migrating the database', migrate)
    }
    return database
  }

  async function migrate() {
    // Loaded only now, because the engines take longer to load than a start otherwise does to get here.
    const { applyMigrations } = await import('@/prisma/migrate')
    await applyMigrations(environment.DATABASE_URL)
  }

  async function startOwnDatabase() {
    const { postgres: folder } = folders
    const password = secrets.databasePassword
    const database = await startPostgres(supervisor, { folder, port: ports.postgres, password, isVolatile })
    // Safe to drop: the portal is only served once the seed has finished, so nobody has used this database.
    if (await isSeedUnfinished(database.url)) {
      console.log('  · The demo seed was interrupted, so it restarts.')
      await dropDatabase(database.urlOf('postgres'), 'northlight')
      await ensureDatabase(database.urlOf('postgres'), 'northlight')
    }
    return database
  }

  async function openSandbox() {
    if (sandboxed.length === 0) return null
    const place = { port: ports.sandbox, folder: folders.sandbox }
    const name =
      sandboxed.length === 4 ? 'Starting the sandbox' : `Starting the sandbox for ${sandboxed.join(', ')}`
    return await runStep(name, () => startSandbox(supervisor, environment, place))
  }

  /** Builds the portal unless its sources are unchanged. Returns the build's folder. */
  async function build() {
    await generatingClient
    if (mode !== 'production') return '.next'
    // Lets the database and the sandbox start first, because hashing reads a thousand files at once.
    await setImmediate()
    const hash = hashBuild(environment)
    const folder = options.findBuildFolder?.(hash) ?? '.next'
    if (hasBuild(folder, hash)) return folder
    await runStep('Building the portal', () => buildPortal(supervisor, { folder, hash, environment }))
    return folder
  }
}

/** Returns all results. If a task fails, waits for the others, so that nothing is printed after the error message. */
async function allOrFirstError<T extends unknown[]>(tasks: { [K in keyof T]: Promise<T[K]> }): Promise<T> {
  const outcomes = await Promise.allSettled(tasks)
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failed) throw failed.reason
  return outcomes.map((outcome) => (outcome as PromiseFulfilledResult<unknown>).value) as T
}
