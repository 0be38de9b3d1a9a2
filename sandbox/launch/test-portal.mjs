import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { hasBuild } from './build.mjs'
import { readTestConfiguration } from './environment.mjs'
import { dataFolders } from './folders.mjs'
import { LaunchError } from './launch-error.mjs'
import { startPortal } from './portal.mjs'
import { loadPorts } from './ports.mjs'
import { withClient } from './postgres.mjs'
import { removePostgresData } from './postgres-location.mjs'
import { signalTree, startTimeOf } from './processes.mjs'
import { runStep } from './progress.mjs'
import { openSupervisor } from './supervisor.mjs'

const ownBuild = '.data/test/next'

/**
 * Starts a portal for the end-to-end tests: the production build on a fresh demo studio, with a database, a sandbox
 * and ports of its own, so that a portal started by `npm start` from the same clone goes on undisturbed.
 */
export async function openTestPortal() {
  return await open({ name: 'e2e', purpose: 'An end-to-end test run' }, async (portal) => {
    await runStep('Letting the jobs of the demo finish', () => waitForJobs(portal.environment.DATABASE_URL))
    return {}
  })
}

/**
 * Starts such a portal with an empty studio, beside that one, whose server can be killed and started again.
 * @param {number} place of several that run at once, which one this is
 */
export async function openKillablePortal(place) {
  const options = { name: `killable-${place}`, purpose: 'A test that kills a server', isEmpty: true }
  return await open(options, async (portal) => {
    let { server } = portal
    return {
      async kill() {
        signalTree(server.pid, 'SIGKILL')
        await server.ended
      },
      async start() {
        server = await portal.serve()
      },
    }
  })
}

/** @template T @param {(portal: Awaited<ReturnType<typeof startPortal>>) => Promise<T>} finish */
async function open({ name, purpose, isEmpty = false }, finish) {
  const data = path.join(dataFolders('test').data, name)
  const folders = {
    data,
    logs: path.join(data, 'logs'),
    postgres: path.join(data, 'postgres'),
    sandbox: path.join(data, 'sandbox'),
  }
  mkdirSync(folders.logs, { recursive: true })
  const supervisor = await openSupervisor(folders, purpose)
  try {
    removePostgresData(folders.postgres)
    rmSync(folders.sandbox, { recursive: true, force: true })
    for (const folder of Object.values(folders)) mkdirSync(folder, { recursive: true })
    const { portal: port } = await loadPorts(data, ['portal'])
    const portal = await startPortal(supervisor, {
      mode: 'production',
      port,
      // A mail of messages must not keep a test waiting, and a burst is one on a slow machine too.
      configuration: { ...readTestConfiguration(), MESSAGE_MAIL_DELAY_SECONDS: '10' },
      folders,
      findBuildFolder,
      isVolatile: true,
      isEmpty,
    })
    return {
      ...(await finish(portal)),
      url: portal.url,
      sandboxUrl: portal.sandboxUrl,
      databaseUrl: portal.environment.DATABASE_URL,
      authSecret: portal.environment.AUTH_SECRET,
      logFile: path.join(folders.logs, 'portal.log'),
      stop: () => supervisor.stop(),
    }
  } catch (error) {
    await supervisor.stop()
    throw error
  }
}

/** The seed leaves work behind, hundreds of previews; a test that waits for its own job would wait for those too. */
async function waitForJobs(databaseUrl) {
  const deadline = Date.now() + 240_000
  while (Date.now() < deadline) {
    const { rows } = await withClient(databaseUrl, (client) =>
      client.query(
        'select 1 from graphile_worker.jobs where run_at <= now() and attempts < max_attempts limit 1',
      ),
    )
    if (rows.length === 0) return
    await sleep(500)
  }
  throw new LaunchError('The jobs of the demo did not finish within four minutes.')
}

/** The build that `npm start` uses, unless it is an older one that is being served right now. */
function findBuildFolder(hash) {
  if (hasBuild('.next', hash)) return '.next'
  return isPortalRunning() || hasBuild(ownBuild, hash) ? ownBuild : '.next'
}

function isPortalRunning() {
  const record = path.join(dataFolders('demo').data, 'running.json')
  if (!existsSync(record)) return false
  const { launcher } = JSON.parse(readFileSync(record, 'utf8'))
  return startTimeOf(launcher.pid) === launcher.start
}
