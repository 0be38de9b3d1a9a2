import { linkSync, mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { hasBuild } from './build'
import { type Environment, readTestConfiguration } from './environment'
import { dataFolders, emptyDataFolders } from './folders'
import { LaunchError } from './launch-error'
import { holderOf, lockOf } from './lock'
import { startPortal } from './portal'
import { servePortal } from './portal-processes'
import { loadPorts } from './ports'
import { dropDatabase, ensureDatabase, withClient } from './postgres'
import { signalTree } from './processes.mjs'
import { runStep } from './progress'
import { openSupervisor } from './supervisor'

const ownBuild = '.data/test/next'

/** A seeded studio whose database and files are copied for every portal of a test run. */
export type TestStudio = {
  serverUrl: string
  database: string
  files: string
  authSecret: string
  buildFolder: string
}

export type TestPortal = {
  url: string
  sandboxUrl: string
  databaseUrl: string
  /** Signs sessions. */
  authSecret: string
  /** The server's log file. */
  logFile: string
  /** Kills the server without warning. */
  kill(): Promise<void>
  /** Asks the server to end, and waits until it has. */
  terminate(): Promise<void>
  /** Starts the server again. */
  start(): Promise<void>
  /** Starts another server on the same database. */
  startSecond(changes?: Environment): Promise<{ url: string; stop(): Promise<void> }>
  stop(): Promise<void>
}

/**
 * Builds the portal and seeds the studio that the portals of a test run copy, with its own database and files. A portal
 * started by `npm start` from the same repository isn't affected.
 */
export async function openTestStudio(): Promise<TestStudio & { stop(): Promise<void> }> {
  const folders = dataFolders('test/e2e')
  const supervisor = await openSupervisor(folders, 'An end-to-end test run')
  try {
    emptyDataFolders(folders)
    const { environment, database, sandbox, server, buildFolder } = await startPortal(supervisor, {
      mode: 'production',
      port: (await loadPorts(folders.data, ['portal'])).portal,
      configuration: readTestConfiguration(),
      folders,
      findBuildFolder,
      isVolatile: true,
    })
    await runStep("Waiting for the demo's jobs", () => waitForJobs(environment.DATABASE_URL))
    await server.stop()
    await sandbox?.stop()
    if (!database) throw new Error('The test configuration has a database of its own.')
    return {
      serverUrl: database.urlOf('postgres'),
      database: 'northlight',
      files: folders.sandbox,
      authSecret: environment.AUTH_SECRET,
      buildFolder,
      stop: () => supervisor.stop(),
    }
  } catch (error) {
    await supervisor.stop()
    throw error
  }
}

/**
 * Starts a portal with its own copy of the studio, sandbox and ports.
 * @param name distinguishes portals that run at the same time
 * @param options.isEmpty starts with an empty database instead
 * @param options.environment more variables
 */
export async function openTestPortal(
  studio: TestStudio,
  name: string,
  { isEmpty = false, environment = {} }: { isEmpty?: boolean; environment?: Record<string, string> } = {},
): Promise<TestPortal> {
  const folders = dataFolders(`test/${name}`)
  const supervisor = await openSupervisor(folders, 'A portal for tests')
  const stop = async () => {
    await supervisor.stop()
    await dropDatabase(studio.serverUrl, name)
    emptyDataFolders(folders)
  }
  try {
    await dropDatabase(studio.serverUrl, name)
    await ensureDatabase(studio.serverUrl, name, isEmpty ? 'template0' : studio.database)
    emptyDataFolders(folders)
    if (!isEmpty) copyFiles(studio.files, folders.sandbox)
    const databaseUrl = new URL(studio.serverUrl)
    databaseUrl.pathname = `/${name}`
    const portal = await startPortal(supervisor, {
      mode: 'production',
      port: (await loadPorts(folders.data, ['portal'])).portal,
      configuration: {
        ...readTestConfiguration(),
        DATABASE_URL: databaseUrl.href,
        AUTH_SECRET: studio.authSecret,
        ...environment,
      },
      folders,
      findBuildFolder,
      studio: isEmpty ? 'empty' : 'existing',
    })
    let { server } = portal
    return {
      url: portal.environment.APP_URL,
      sandboxUrl: portal.sandboxUrl ?? '',
      databaseUrl: databaseUrl.href,
      authSecret: studio.authSecret,
      logFile: server.log,
      async kill() {
        if (server.pid) signalTree(server.pid, 'SIGKILL')
        await server.ended
      },
      async terminate() {
        if (server.pid) signalTree(server.pid, 'SIGTERM')
        await server.ended
      },
      async start() {
        server = await portal.serve()
      },
      async startSecond(changes) {
        const { second: port } = await loadPorts(folders.data, ['second'])
        const { environment, buildFolder } = portal
        const options = { mode: 'production', port, buildFolder, name: 'second-portal' } as const
        const { stop: stopSecond } = await servePortal(supervisor, { ...environment, ...changes }, options)
        return { url: `http://localhost:${port}`, stop: stopSecond }
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Copies a folder by linking its files, because the sandbox replaces files and never changes one. */
export function copyFiles(from: string, to: string) {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (entry.isDirectory()) copyFiles(source, target)
    else linkSync(source, target)
  }
}

/** Waits for the hundreds of photo jobs the seed creates, so that tests only wait for their own jobs. */
async function waitForJobs(databaseUrl: string) {
  const deadline = Date.now() + 600_000
  while (await hasJobs(databaseUrl)) {
    if (Date.now() > deadline) throw new LaunchError("The demo's jobs didn't finish within ten minutes.")
    await sleep(500)
  }
}

async function hasJobs(databaseUrl: string) {
  const pending =
    'select 1 from graphile_worker.jobs where run_at <= now() and attempts < max_attempts limit 1'
  return (await withClient(databaseUrl, (client) => client.query(pending))).rowCount !== 0
}

/** Returns `npm start`'s build folder, unless it has an older build that is being served right now. */
function findBuildFolder(hash: string) {
  if (hasBuild('.next', hash)) return '.next'
  const isServed = holderOf(lockOf(dataFolders().data)) !== null
  return isServed || hasBuild(ownBuild, hash) ? ownBuild : '.next'
}
