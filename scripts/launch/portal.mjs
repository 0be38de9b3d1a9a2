import { buildPortal, hasBuild, hashBuild } from './build.mjs'
import { findDemoOwner, readDemoState, seedDemo } from './demo-seed.mjs'
import { findSandboxedServices, portalEnvironment } from './environment.mjs'
import { LaunchError } from './launch-error.mjs'
import { migrateDatabase, servePortal, startSandbox } from './portal-processes.mjs'
import { loadPorts } from './ports.mjs'
import { recreateDatabase, startPostgres } from './postgres.mjs'
import { runStep } from './progress.mjs'
import { loadSecrets } from './secrets.mjs'

/**
 * Starts the whole portal: database, sandbox, migration, demo seed, build and server, in parallel where possible. The
 * packages must be installed and the database client generated.
 * @param {import('./portal-processes.mjs').Supervisor} supervisor
 * @param {{ mode: 'production' | 'development', port: number, configuration: NodeJS.ProcessEnv,
 *   folders: ReturnType<typeof import('./folders.mjs').dataFolders>, findBuildFolder?: (hash: string) => string,
 *   isVolatile?: boolean, isEmpty?: boolean, onOutput?: (chunk: Buffer) => void }} options
 *   `isEmpty` skips the demo seed
 */
export async function startPortal(supervisor, options) {
  const { mode, port, configuration, folders, isVolatile = false, isEmpty = false, onOutput } = options
  const secrets = loadSecrets(folders.data)
  const ports = await loadPorts(folders.data, ['postgres', 'sandbox'])
  const sandboxed = await findSandboxedServices(configuration)
  const ownDatabase = `postgresql://northlight:${secrets.databasePassword}@127.0.0.1:${ports.postgres}/northlight`
  const environment = await portalEnvironment({
    configuration,
    mode,
    port,
    databaseUrl: configuration.DATABASE_URL ?? ownDatabase,
    authSecret: secrets.authSecret,
    sandboxed,
    sandboxUrl: `http://localhost:${ports.sandbox}`,
  })
  const isDemo = environment.NORTHLIGHT_DEMO === '1'
  const hash = mode === 'production' ? hashBuild(environment) : ''
  const buildFolder = options.findBuildFolder?.(hash) ?? '.next'

  const [[database, sandbox]] = await allOrFirstError([openStudio(), build()])
  const serve = () => servePortal(supervisor, environment, { mode, port, buildFolder, onOutput })
  const server = await runStep('Starting the portal', serve)
  return {
    url: environment.APP_URL,
    sandboxUrl: sandbox ? `http://localhost:${ports.sandbox}` : null,
    isDemo,
    environment,
    server,
    /** Starts the server again after it exited. */
    serve,
    services: [database, sandbox, server].filter((service) => service !== null),
  }

  async function openStudio() {
    const opened = await allOrFirstError([openDatabase(), openSandbox()])
    const state = isDemo && !isEmpty ? await readDemoState(environment.DATABASE_URL) : 'finished'
    if (state === 'unfinished') {
      throw new LaunchError(
        'The demo seed of this database was interrupted. Empty the database and start again.',
      )
    }
    if (state === null) {
      await runStep('Seeding the demo studio', () => seedDemo(supervisor, environment))
    }
    if (isDemo && !isEmpty && !environment.OWNER_EMAIL) {
      const owner = await findDemoOwner(environment.DATABASE_URL)
      if (owner) environment.OWNER_EMAIL = owner
    }
    return opened
  }

  async function openDatabase() {
    const database = configuration.DATABASE_URL
      ? null
      : await runStep('Starting the database', startOwnDatabase)
    await runStep('Migrating the database', () => migrateDatabase(supervisor, environment))
    return database
  }

  async function startOwnDatabase(note) {
    const place = { folder: folders.postgres, port: ports.postgres, password: secrets.databasePassword }
    const database = await startPostgres(supervisor, { ...place, isVolatile })
    if (database.notice) note(database.notice)
    // Safe to drop: the portal is only served once the seed has finished, so nobody has used this database.
    if ((await readDemoState(database.url)) === 'unfinished') {
      note('the demo seed was interrupted, so it restarts')
      await recreateDatabase(database.urlOf('postgres'), 'northlight')
    }
    return { name: 'The database', ...database }
  }

  async function openSandbox() {
    if (sandboxed.length === 0) return null
    const place = { port: ports.sandbox, folder: folders.sandbox }
    const name =
      sandboxed.length === 4 ? 'Starting the sandbox' : `Starting the sandbox for ${sandboxed.join(', ')}`
    return await runStep(name, () => startSandbox(supervisor, environment, place))
  }

  async function build() {
    if (mode !== 'production' || hasBuild(buildFolder, hash)) return
    await runStep('Building the portal', () =>
      buildPortal(supervisor, { folder: buildFolder, hash, environment }),
    )
  }
}

/** Returns all results. If a task fails, waits for the others, so that nothing is printed after the error message. */
async function allOrFirstError(tasks) {
  const outcomes = await Promise.allSettled(tasks)
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failed) throw failed.reason
  return outcomes.map((outcome) => outcome.value)
}
